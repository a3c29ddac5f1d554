import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { threadKeys } from './thread-keys';

/** Others write meanwhile. */
const againAfterMs = 60_000;

/** All that is said about a page and its components, on every version. */
export function useListThreads(pageId: number) {
  return useQuery({
    queryKey: threadKeys.page(pageId),
    queryFn: ({ signal }) => api('listThreads', { pageId }, { signal }),
    refetchInterval: againAfterMs,
  });
}
