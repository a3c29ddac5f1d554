import { noSurroundings } from '@galley/public-web/surroundings';
import type { ImageModels } from '@galley/shared/schemas/image';
import { useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import { plainPage } from './page-frame';
import { type PageFrame, pageFrameQuery } from './page-frame-query';

/** The document of the edited page, as the site serves it; undefined while loading. */
export const PageFrameContext = createContext<string | undefined>(undefined);

interface FramedPage {
  id: number;
  name: string;
  fullUrl: string;
}

const noImages: ImageModels = {};

/**
 * Reads the site around a page's components: header, breadcrumbs, side menu, heading and footer. While that of
 * another version is loading, the former one stays. If it cannot be read, the preview has only the heading.
 */
export function usePageFrame({ id, name, fullUrl }: FramedPage, versionId: number | undefined): PageFrame {
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
