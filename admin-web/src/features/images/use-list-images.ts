import { imageLimits } from '@galley/shared/image-rules';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiPart } from '../../lib/api';
import { useReadToEnd } from '../../lib/use-read-to-end';
import { imageKeys } from './image-keys';

/** The number of pictures in the first call, so that something shows quickly, and in each later call. */
const parts = { first: 60, later: 1_000 };

/** The part of a typed search that is sent: nothing below three characters. */
export function effectiveSearch(typed: string): string {
  const search = typed.trim();
  return search.length >= imageLimits.search ? search : '';
}

/**
 * Reads the library, newest first. All of it is read, part by part, so that every month can be jumped to. `options`
 * are passed to the query.
 */
export function useListImages(search: string, options: { staleTime?: number } = {}) {
  const list = useInfiniteQuery({
    queryKey: imageKeys.list(search),
    queryFn: async ({ pageParam: { cursor, limit }, signal }) => {
      const { part, next } = await apiPart('listImages', { limit, search, cursor }, { signal });
      return { images: part, next };
    },
    initialPageParam: { cursor: '', limit: parts.first },
    getNextPageParam: ({ next }) => (next === undefined ? undefined : { cursor: next, limit: parts.later }),
    placeholderData: keepPreviousData,
    ...options,
  });
  useReadToEnd(list);
  const { data, error, refetch, hasNextPage, isPlaceholderData } = list;
  const images = useMemo(() => data?.pages.flatMap((page) => page.images), [data]);
  return { images, error, refetch, isWhole: !hasNextPage && !isPlaceholderData };
}
