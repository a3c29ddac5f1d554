import { api } from '../../../lib/api';
import { useVersionMutation } from './use-version-mutation';

/** Takes the live page off the site; returns the version that was live and is a backup now. */
export function useUnpublish(pageId: number) {
  return useVersionMutation(pageId, (comments: string) => api('unpublish', { pageId, comments }));
}
