import { api } from '../../../lib/api';
import type { Decision } from './use-publish-draft';
import { useVersionMutation } from './use-version-mutation';

/** Returns the pending version to draft. The comments say why and are required. */
export function useRejectDraft(pageId: number) {
  return useVersionMutation(pageId, (decision: Decision) => api('rejectDraft', { pageId, ...decision }));
}
