import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { editorKeys } from '../editor-keys';

/** Reads all versions of a page, newest first, in parts. */
export function useListVersions(pageId: number) {
  return useInfiniteQuery({
    queryKey: editorKeys.versions(pageId),
    queryFn: ({ pageParam, signal }) => api('listVersions', { pageId, before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ versions, hasOlder }) => (hasOlder ? versions.at(-1)?.versionId : undefined),
  });
}
