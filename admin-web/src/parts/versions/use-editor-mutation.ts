import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error';
import { editorKeys } from './editor-keys';

/**
 * A call that changes something of a page. Afterwards the page is read again with its components; also after a
 * conflict, so that the screen shows the current state.
 */
export function useEditorMutation<Input, Output>(pageId: number, change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: editorKeys.page(pageId) }),
    onError: (error) => {
      if (!isApiError(error, 409) && !isApiError(error, 404)) return;
      void queryClient.invalidateQueries({ queryKey: editorKeys.page(pageId) });
    },
  });
}
