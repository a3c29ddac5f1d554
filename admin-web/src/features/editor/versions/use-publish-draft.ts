import { api } from '../../../lib/api';
import { useVersionMutation } from './use-version-mutation';

/** What is decided on; with `revision` only as it was looked at. */
export interface Decision {
  versionId: number;
  revision?: number;
  comments: string;
}

/** Makes the pending version live, with why it goes on although it is held up; answers its id. */
export function usePublishDraft(pageId: number) {
  return useVersionMutation(pageId, (decision: Decision & { reason: string }) =>
    api('publishDraft', { pageId, ...decision }),
  );
}
