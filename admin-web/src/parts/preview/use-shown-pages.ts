import type { Surroundings } from '@galley/public-web/surroundings';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../lib/api';
import { pageKeys } from '../pages/page-keys';

/** Adds the pages that lists may show to what components show; they are read once the first list is on a page. */
export function useShownPages(
  surroundings: Surroundings,
  versionId: number | undefined,
  isAsked: boolean,
): Surroundings {
  const { pageId, pages } = surroundings;
  const isMissing = isAsked && pageId > 0 && pages.length === 0 && versionId !== undefined;
  const { data } = useQuery({
    queryKey: [...pageKeys.frame(pageId), versionId, 'pages'],
    queryFn: isMissing
      ? async ({ signal }) => {
          const input = { pageId, versionId, withPages: true };
          return (await api('getPagePreview', input, { signal })).surroundings.pages;
        }
      : skipToken,
    staleTime: 60_000,
    retry: false,
  });
  return useMemo(
    () => (isMissing && data ? { ...surroundings, pages: data } : surroundings),
    [surroundings, data, isMissing],
  );
}
