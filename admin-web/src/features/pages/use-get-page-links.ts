import { useRead } from '../../lib/use-read';
import { pageKeys } from './page-keys';

/**
 * Reads the links to a page or its descendants. Published content changes without this screen, so they are read each
 * time.
 */
export const useGetPageLinks = (pageId: number) =>
  useRead(pageKeys.links(pageId), 'getPageLinks', { pageId }, { staleTime: 0 });

/** Reads the links to several pages. */
export const useGetLinksToPages = (pageIds: readonly number[]) =>
  useRead(
    [...pageKeys.all, 'links', ...pageIds],
    'getLinksToPages',
    { pageIds: [...pageIds] },
    { staleTime: 0, enabled: pageIds.length > 0 },
  );
