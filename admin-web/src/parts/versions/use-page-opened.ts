import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api';
import { editorKeys } from './editor-keys';

const everyMs = 20_000;

/** Reads who else has the page open, by email; the same call announces this session to the others. */
export function usePageOpened(pageId: number) {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery({
    queryKey: editorKeys.opened(pageId),
    // This call never asks for a new sign-in: the next save does that.
    queryFn: ({ signal }) => api('markPageOpened', { pageId }, { signal, isSessionOptional: true }),
    refetchInterval: everyMs,
    staleTime: 0,
    retry: false,
  });
  const isShared = Boolean(data?.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that others were found here
  useEffect(() => {
    // Other users' saves must show here soon, and a form without unsaved input follows them.
    if (isShared) void queryClient.invalidateQueries({ queryKey: editorKeys.allData(pageId) });
  }, [dataUpdatedAt, isShared]);
  return data ?? [];
}
