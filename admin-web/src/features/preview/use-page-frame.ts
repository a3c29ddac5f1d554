import { noSurroundings, type Surroundings } from '@galley/public-web/surroundings';
import type { ImageModels } from '@galley/shared/schemas/image';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
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

interface PageFrame {
  /** Undefined while it is read. */
  source: string | undefined;
  /** What is known of the pictures that the version shows. */
  images: ImageModels;
  /** What components show besides their own fields. */
  surroundings: Surroundings;
}

const noImages: ImageModels = {};

/** The document around a version of a page, with what its components show besides their own fields. */
export const pageFrameQuery = (pageId: number, versionId: number | undefined) =>
  queryOptions({
    queryKey: [...pageKeys.frame(pageId), versionId],
    queryFn:
      versionId === undefined
        ? skipToken
        : async ({ signal }): Promise<PageFrame> => {
            const { html, images, surroundings } = await api(
              'getPagePreview',
              { pageId, versionId },
              { signal },
            );
            return { source: pageWithoutParts(html), images, surroundings };
          },
    staleTime: 60_000,
    retry: false,
  });

/**
 * What stands around a page's components on the site: header, crumbs, side menu, heading and footer. While that of
 * another version is read, the one before stays. Where it cannot be had, the preview does with the heading.
 */
export function usePageFrame(page: FramedPage, versionId: number | undefined): PageFrame {
  const { id, name, fullUrl } = page;
  const { data, isError } = useQuery({
    ...pageFrameQuery(id, versionId),
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  });
  return useMemo(() => {
    if (data) return data;
    const isNotToBeHad = isError || versionId === undefined;
    return {
      source: isNotToBeHad ? plainPage({ name, fullUrl }) : undefined,
      images: noImages,
      surroundings: noSurroundings,
    };
  }, [data, isError, versionId, name, fullUrl]);
}
