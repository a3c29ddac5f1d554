import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api';
import { submissionKeys } from './submission-keys';

/**
 * Everything that one person sent with any form: all of it is read, part by part, since only all of it can be erased.
 * No address asks for nothing.
 */
export function useFindPerson(email: string) {
  const query = useInfiniteQuery({
    queryKey: submissionKeys.person(email),
    enabled: email !== '',
    queryFn: async ({ pageParam, signal }) => {
      let next: string | undefined;
      const onHeaders = (headers: Headers) => {
        next = headers.get('x-next-cursor') ?? undefined;
      };
      const input = { email, cursor: pageParam };
      return { found: await api('findPersonSubmissions', input, { signal, onHeaders }), next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // What was found is erased by it, so it is never what it was some time ago.
    staleTime: 0,
    gcTime: 0,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    error: query.error,
    refetch: query.refetch,
    found: query.data?.pages.flatMap((page) => page.found) ?? [],
    isAll: query.data !== undefined && !hasNextPage && !query.isError && !isFetching,
  };
}
