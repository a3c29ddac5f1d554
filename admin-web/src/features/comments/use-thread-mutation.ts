import { useMutation, useQueryClient } from '@tanstack/react-query';
import { threadKeys } from './thread-keys';

/** A call that changes what is said about a page. Also after a refusal it is read again: something came between. */
export function useThreadMutation<Input>(pageId: number, change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: threadKeys.page(pageId) }),
  });
}
