import { confirmations } from '@galley/shared/messages';
import type { PageListRow } from '@galley/shared/schemas/page';
import { List, Text } from '@mantine/core';
import { confirmAction } from '../../ui/confirm';
import { notifySaved } from '../../ui/notify';
import { useListPages } from './use-list-pages';
import { useDeletePage, useRestorePage } from './use-save-page';

interface NamedPage {
  id: number;
  name: string;
  fullUrl: string;
  isExternal: boolean;
}

/** The pages that stand under one, by their addresses. */
export function pagesUnder(page: NamedPage, rows: readonly PageListRow[]): PageListRow[] {
  if (page.isExternal || page.fullUrl === '/') return [];
  return rows.filter((row) => row.versionStatus !== 'Deleted' && row.fullUrl.startsWith(`${page.fullUrl}/`));
}

/** Deletes and restores a page after asking. Resolves to whether it was done. */
export function useConfirmRemoval() {
  const { data: rows = [] } = useListPages();
  const deletion = useDeletePage();
  const restoration = useRestorePage();

  const confirmDelete = async (page: NamedPage): Promise<boolean> => {
    const isDone = await confirmAction({
      title: `Delete ${page.name}`,
      question: confirmations.deletePage,
      details: <DeleteDetails hidden={pagesUnder(page, rows)} />,
      confirmLabel: 'Delete',
      isDestructive: true,
      onConfirm: () => deletion.mutateAsync(page.id),
    });
    if (isDone) notifySaved('Deleted');
    return isDone;
  };

  const confirmRestore = async (page: NamedPage): Promise<boolean> => {
    const isDone = await confirmAction({
      title: `Restore ${page.name}`,
      question: confirmations.restorePage,
      details: 'It comes back in the state it had.',
      confirmLabel: 'Restore',
      onConfirm: () => restoration.mutateAsync(page.id),
    });
    if (isDone) notifySaved('Restored');
    return isDone;
  };

  return { confirmDelete, confirmRestore };
}

const namesShown = 8;

function DeleteDetails({ hidden }: { hidden: PageListRow[] }) {
  return (
    <>
      <Text size="sm">Visitors no longer find it. Nothing is lost: it can be restored.</Text>
      {hidden.length > 0 && (
        <>
          <Text size="sm" mt="xs" c="var(--mantine-color-text)">
            {hidden.length === 1 ? 'A page stands' : `${hidden.length} pages stand`} under it and will be
            hidden too:
          </Text>
          <List size="sm">
            {hidden.slice(0, namesShown).map((row) => (
              <List.Item key={row.pageId}>{row.pageName}</List.Item>
            ))}
            {hidden.length > namesShown && <List.Item>and {hidden.length - namesShown} more</List.Item>}
          </List>
        </>
      )}
    </>
  );
}
