import { api } from '../../lib/api';
import { useVersionMutation } from './use-version-mutation';

/** Makes the pending version live; answers its id. */
export function usePublishDraft(pageId: number) {
  return useVersionMutation(pageId, (input: { versionId: number; comments: string }) =>
    api('publishDraft', { pageId, ...input }),
  );
}
