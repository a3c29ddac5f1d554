import { skipToken, useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import { api } from '../../lib/api';
import { pageKeys } from '../pages/page-keys';
import { pageWithoutParts, plainPage } from './page-frame';

/** The document that the components of the edited page are drawn into; undefined while it is read. */
export const PageFrameContext = createContext<string | undefined>(undefined);

interface FramedPage {
  id: number;
  name: string;
  fullUrl: string;
}

/**
 * What stands around a page's components on the site: header, crumbs, side menu, heading and footer. It is the same for
 * all versions of the page. Where it cannot be had, the preview does with the heading.
 */
export function usePageFrame(page: FramedPage, versionId: number | undefined): string | undefined {
  const { id, name, fullUrl } = page;
  const { data, isError } = useQuery({
    queryKey: pageKeys.frame(id),
    queryFn:
      versionId === undefined
        ? skipToken
        : async ({ signal }) =>
            pageWithoutParts((await api('getPagePreview', { pageId: id, versionId }, { signal })).html),
    staleTime: 60_000,
    retry: false,
  });
  return useMemo(
    () => data ?? (isError || versionId === undefined ? plainPage({ name, fullUrl }) : undefined),
    [data, isError, versionId, name, fullUrl],
  );
}
