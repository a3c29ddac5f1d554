import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** Reads changes outside the pages, newest first, a page at a time. */
export function useActivityLog(search: string) {
  return useInfiniteQuery({
    queryKey: ['activity', search],
    queryFn: async ({ pageParam, signal }) => {
      let next: string | undefined;
      const onHeaders = (headers: Headers) => {
        next = headers.get('x-next-cursor') ?? undefined;
      };
      const entries = await api('getActivityLog', { cursor: pageParam, search }, { signal, onHeaders });
      return { entries, next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Other users act in the meantime, and the user's own changes are made on other screens.
    staleTime: 0,
  });
}
