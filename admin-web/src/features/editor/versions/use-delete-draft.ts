import { api } from '../../../lib/api';
import { useVersionMutation } from './use-version-mutation';

/** Deletes the page's draft with its components. */
export function useDeleteDraft(pageId: number) {
  return useVersionMutation(pageId, () => api('deleteDraft', { pageId }));
}
