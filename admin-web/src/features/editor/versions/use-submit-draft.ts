import { api } from '../../../lib/api';
import { useVersionMutation } from './use-version-mutation';

/** Submits the draft for review: it becomes pending. */
export function useSubmitDraft(pageId: number) {
  return useVersionMutation(
    pageId,
    (input: { versionId: number; comments: string; reason: string; isPublishedNext?: boolean }) =>
      api('submitDraft', { pageId, ...input }),
  );
}
