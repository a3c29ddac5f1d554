import { api } from '../../../lib/api';
import { useVersionMutation } from './use-version-mutation';

/** The version of a decision; with `revision` only as it was reviewed. */
export interface Decision {
  versionId: number;
  revision?: number;
  comments: string;
}

/** Makes the pending version live, with the reason for overriding a blocking check; returns its id. */
export function usePublishDraft(pageId: number) {
  return useVersionMutation(pageId, (decision: Decision & { reason: string }) =>
    api('publishDraft', { pageId, ...decision }),
  );
}
