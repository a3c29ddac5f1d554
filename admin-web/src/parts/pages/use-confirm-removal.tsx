import { confirmations } from '@galley/shared/messages';
import { confirmAction } from '../../ui/confirm';
import { DeleteDetails } from './delete-details';
import { pagesUnder } from './pages-under';
import { useDeletePage, useListPages, useRestorePage } from './use-pages';

interface NamedPage {
  id: number;
  name: string;
  fullUrl: string;
  isExternal: boolean;
}

/** Deletes and restores a page after a question. Resolves to whether it was done. */
export function useConfirmRemoval() {
  const deletion = useDeletePage();
  const restoration = useRestorePage();

  return {
    confirmDelete: (page: NamedPage): Promise<boolean> =>
      confirmAction({
        title: `Delete page ${page.name}`,
        question: confirmations.deletePage,
        details: <DeleteDetails pageId={page.id} />,
        confirmLabel: 'Delete page',
        isDestructive: true,
        onConfirm: () => deletion.mutateAsync(page.id),
        notice: 'Deleted',
      }),
    confirmRestore: (page: NamedPage): Promise<boolean> =>
      confirmAction({
        title: `Restore ${page.name}`,
        question: confirmations.restorePage,
        details: <RestoreDetails page={page} />,
        confirmLabel: 'Restore',
        onConfirm: () => restoration.mutateAsync(page.id),
        notice: 'Restored',
      }),
  };
}

/** Names the pages that come back with a page. The list of pages may still be loading when the question is asked. */
function RestoreDetails({ page }: { page: NamedPage }) {
  const { data: rows = [] } = useListPages();
  const under = pagesUnder(page, rows).length;
  const those = under === 1 ? 'the page' : `the ${under} pages`;
  return under === 0 ? 'It comes back as it was.' : `It comes back as it was, with ${those} under it.`;
}
