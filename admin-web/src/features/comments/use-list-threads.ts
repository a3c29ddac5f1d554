import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { threadKeys } from './thread-keys';

/** Polled, since other users write comments too. */
const againAfterMs = 60_000;

/** Reads all comments on a page and its components, on every version. */
export function useListThreads(pageId: number) {
  return useQuery({
    queryKey: threadKeys.page(pageId),
    queryFn: ({ signal }) => api('listThreads', { pageId }, { signal }),
    refetchInterval: againAfterMs,
  });
}
