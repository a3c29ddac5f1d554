import type { Surroundings } from '@galley/public-web/surroundings';
import type { ImageModels } from '@galley/shared/schemas/image';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { pageKeys } from '../pages/page-keys';

export interface PageFrame {
  /** Undefined while loading. */
  source: string | undefined;
  /** What is known about the pictures of the version. */
  images: ImageModels;
  /** What components show besides their own fields. */
  surroundings: Surroundings;
}

/** The query for the document around a version of a page, with what its components show besides their own fields. */
export const pageFrameQuery = (pageId: number, versionId: number | undefined) =>
  queryOptions({
    queryKey: [...pageKeys.frame(pageId), versionId],
    queryFn:
      versionId === undefined
        ? skipToken
        : async ({ signal }): Promise<PageFrame> => {
            const { html, images, surroundings } = await api(
              'getOpenedPage',
              { pageId, versionId },
              { signal },
            );
            return { source: html, images, surroundings };
          },
    staleTime: 60_000,
    retry: false,
  });
