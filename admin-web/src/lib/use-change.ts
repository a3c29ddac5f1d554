import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A call that changes something. The queries under `keys` are read again before it counts as done; `onSettled` reads
 * them after an error too, which another change may have caused.
 */
export function useChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  keys: readonly QueryKey[],
  when: 'onSuccess' | 'onSettled' = 'onSuccess',
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    [when]: () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
