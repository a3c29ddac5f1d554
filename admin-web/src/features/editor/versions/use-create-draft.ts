import { api } from '../../../lib/api';
import { useVersionMutation } from './use-version-mutation';

/** Copies a version into a new draft, or starts an empty one (null); returns the draft's id. */
export function useCreateDraft(pageId: number) {
  return useVersionMutation(pageId, (copyVersionId: number | null) =>
    api('createDraft', { pageId, copyVersionId }),
  );
}
