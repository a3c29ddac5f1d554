import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** Reads a version of a page as a visitor would get it; never cached, since drafts change. */
export function useGetPagePreview(pageId: number, versionId: number) {
  return useQuery({
    queryKey: ['page-preview', pageId, versionId],
    queryFn: ({ signal }) => api('getPagePreview', { pageId, versionId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
