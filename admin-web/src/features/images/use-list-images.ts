import { imageLimits } from '@galley/shared/image-rules';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { imageKeys } from './image-keys';

/** Pictures that are read at first and with each 'Show more'. */
const pageSize = 60;

/** What of a typed search is searched for: nothing below three characters. */
export function effectiveSearch(typed: string): string {
  const search = typed.trim();
  return search.length >= imageLimits.search ? search : '';
}

/** The library, newest first, in parts. `options` go to the query as they are. */
export function useListImages(search: string, options: { staleTime?: number } = {}) {
  return useInfiniteQuery({
    queryKey: imageKeys.list(search),
    queryFn: async ({ pageParam, signal }) => {
      let next: string | undefined;
      const onHeaders = (headers: Headers) => {
        next = headers.get('x-next-cursor') ?? undefined;
      };
      const input = { limit: pageSize, search, cursor: pageParam };
      return { images: await api('listImages', input, { signal, onHeaders }), next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...options,
  });
}
