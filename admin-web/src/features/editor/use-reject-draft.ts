import { api } from '../../lib/api';
import { useVersionMutation } from './use-version-mutation';

/** Returns the pending version to draft. The comments say why and are required. */
export function useRejectDraft(pageId: number) {
  return useVersionMutation(pageId, (input: { versionId: number; comments: string }) =>
    api('rejectDraft', { pageId, ...input }),
  );
}
