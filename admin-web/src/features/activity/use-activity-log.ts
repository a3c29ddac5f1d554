import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPart } from '../../lib/api';

/** Reads changes outside the pages, newest first, a page at a time. */
export function useActivityLog(search: string) {
  return useInfiniteQuery({
    queryKey: ['activity', search],
    queryFn: async ({ pageParam, signal }) => {
      const { part, next } = await apiPart('getActivityLog', { cursor: pageParam, search }, { signal });
      return { entries: part, next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Other users act in the meantime, and the user's own changes are made on other screens.
    staleTime: 0,
  });
}
