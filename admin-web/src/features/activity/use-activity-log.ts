import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** What was done outside the pages, newest first, a page at a time. */
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
    // Others act meanwhile, and one's own acts are made on other screens.
    staleTime: 0,
  });
}
