import { api } from '../../../lib/api';
import { useVersionMutation } from './use-version-mutation';

/** Makes a backup live again; returns its id. */
export function useRestoreVersion(pageId: number) {
  return useVersionMutation(pageId, (input: { versionId: number; comments: string; withPlace: boolean }) =>
    api('restoreVersion', { pageId, ...input }),
  );
}
