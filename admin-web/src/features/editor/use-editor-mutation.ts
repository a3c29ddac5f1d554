import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error';
import { editorKeys } from './editor-keys';

/**
 * A call that changes something of a page. Afterwards the page is read again with its components; after a refusal
 * because of another state too, so that the screen shows what is true now.
 */
export function useEditorMutation<Input, Answer>(pageId: number, change: (input: Input) => Promise<Answer>) {
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
