import { api } from '../../../lib/api';
import { useVersionMutation } from './use-version-mutation';

/** Recalls a pending version from review. @param revision of the version as it was shown, where that is known */
export function useRecallDraft(pageId: number) {
  return useVersionMutation(pageId, (input: { versionId: number; revision?: number }) =>
    api('recallDraft', { pageId, ...input }),
  );
}
