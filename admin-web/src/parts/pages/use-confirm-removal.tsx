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
  const { data: rows = [] } = useListPages();
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
        details: restoreDetails(pagesUnder(page, rows).length),
        confirmLabel: 'Restore',
        onConfirm: () => restoration.mutateAsync(page.id),
        notice: 'Restored',
      }),
  };
}

function restoreDetails(under: number): string {
  if (under === 0) return 'It comes back as it was.';
  return `It comes back as it was, with ${under === 1 ? 'the page' : `the ${under} pages`} under it.`;
}
