import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api';
import { editorKeys } from './editor-keys';

const everyMs = 20_000;

/** Who else has the page open, by email; the others learn of this session by the same call. */
export function usePageOpened(pageId: number) {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: editorKeys.opened(pageId),
    // No one is asked to sign in again for this: the next save does that.
    queryFn: ({ signal }) => api('markPageOpened', { pageId }, { signal, isSessionOptional: true }),
    refetchInterval: everyMs,
    staleTime: 0,
    retry: false,
  });
  const isShared = Boolean(data?.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that others were found here
  useEffect(() => {
    // What they save meanwhile is seen here soon, and a form in which nothing is typed follows it.
    if (isShared) void queryClient.invalidateQueries({ queryKey: editorKeys.allData(pageId) });
  }, [dataUpdatedAt, isShared]);
  return data ?? [];
}
