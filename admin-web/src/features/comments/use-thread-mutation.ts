import { useMutation, useQueryClient } from '@tanstack/react-query';
import { threadKeys } from './thread-keys';

/**
 * A call that changes the comments of a page. They are read again even after an error, which may be caused by another
 * change.
 */
export function useThreadMutation<Input>(pageId: number, change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: threadKeys.page(pageId) }),
  });
}
