import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPart } from '../../lib/api';
import { useReadToEnd } from '../../lib/use-read-to-end';
import { submissionKeys } from './submission-keys';

/**
 * Reads all submissions of one person, part by part, since only a complete list can be erased. An empty address reads
 * nothing.
 */
export function useFindPerson(email: string) {
  const query = useInfiniteQuery({
    queryKey: submissionKeys.person(email),
    enabled: email !== '',
    queryFn: async ({ pageParam, signal }) => {
      const input = { email, cursor: pageParam };
      const { part, next } = await apiPart('findPersonSubmissions', input, { signal });
      return { found: part, next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Submissions are erased from this list, so it must never be stale.
    staleTime: 0,
    gcTime: 0,
  });
  useReadToEnd(query);
  return {
    error: query.error,
    refetch: query.refetch,
    found: query.data?.pages.flatMap((page) => page.found) ?? [],
    isAll: query.data !== undefined && !query.hasNextPage && !query.isError && !query.isFetching,
  };
}
