import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { pageKeys } from './page-keys';

/**
 * Reads the links to a page or its descendants. Published content changes without this screen, so they are read each
 * time.
 */
export function useGetPageLinks(pageId: number) {
  return useQuery({
    queryKey: pageKeys.links(pageId),
    queryFn: ({ signal }) => api('getPageLinks', { pageId }, { signal }),
    staleTime: 0,
  });
}

/** Reads the links to several pages. */
export function useGetLinksToPages(pageIds: readonly number[]) {
  return useQuery({
    queryKey: [...pageKeys.all, 'links', ...pageIds],
    queryFn: ({ signal }) => api('getLinksToPages', { pageIds: [...pageIds] }, { signal }),
    staleTime: 0,
    enabled: pageIds.length > 0,
  });
}
