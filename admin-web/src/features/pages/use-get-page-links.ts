import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { pageKeys } from './page-keys';

/** What leads to a page or to one under it. Published contents change without a word, so it is read each time. */
export function useGetPageLinks(pageId: number) {
  return useQuery({
    queryKey: pageKeys.links(pageId),
    queryFn: ({ signal }) => api('getPageLinks', { pageId }, { signal }),
    staleTime: 0,
  });
}

/** The same for several pages at once. */
export function useGetLinksToPages(pageIds: readonly number[]) {
  return useQuery({
    queryKey: [...pageKeys.all, 'links', ...pageIds],
    queryFn: ({ signal }) => api('getLinksToPages', { pageIds: [...pageIds] }, { signal }),
    staleTime: 0,
    enabled: pageIds.length > 0,
  });
}
