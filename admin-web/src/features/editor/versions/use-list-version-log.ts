import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { editorKeys } from '../editor-keys';

/** Reads the log of a page's versions, newest first. For Admins. */
export function useListVersionLog(pageId: number) {
  return useQuery({
    queryKey: editorKeys.versionLog(pageId),
    queryFn: ({ signal }) => api('listVersionLog', { pageId }, { signal }),
  });
}
