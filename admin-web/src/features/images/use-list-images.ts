import { imageLimits } from '@galley/shared/image-rules';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api } from '../../lib/api';
import { imageKeys } from './image-keys';

/** Pictures that are read at first, so that something shows at once, and with each call after that. */
const parts = { first: 60, later: 1_000 };

/** What of a typed search is searched for: nothing below three characters. */
export function effectiveSearch(typed: string): string {
  const search = typed.trim();
  return search.length >= imageLimits.search ? search : '';
}

/**
 * The library, newest first. The whole of it is read, part by part, so that every month can be gone to.
 * `options` go to the query as they are.
 */
export function useListImages(search: string, options: { staleTime?: number } = {}) {
  const list = useInfiniteQuery({
    queryKey: imageKeys.list(search),
    queryFn: async ({ pageParam: { cursor, limit }, signal }) => {
      let next: string | undefined;
      const onHeaders = (headers: Headers) => {
        next = headers.get('x-next-cursor') ?? undefined;
      };
      return { images: await api('listImages', { limit, search, cursor }, { signal, onHeaders }), next };
    },
    initialPageParam: { cursor: '', limit: parts.first },
    getNextPageParam: ({ next }) => (next === undefined ? undefined : { cursor: next, limit: parts.later }),
    placeholderData: keepPreviousData,
    ...options,
  });
  const { data, error, refetch, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = list;
  const mayGoOn = hasNextPage && !isFetching && !isPlaceholderData && !error;
  useEffect(() => {
    if (mayGoOn) void fetchNextPage();
  }, [mayGoOn, fetchNextPage]);
  const images = useMemo(() => data?.pages.flatMap((page) => page.images), [data]);
  return { images, error, refetch, isWhole: !hasNextPage && !isPlaceholderData };
}
