import { hashKey, useQueryClient } from '@tanstack/react-query';
import { pageKeys } from '../../pages/page-keys';
import { useEditorMutation } from '../use-editor-mutation';

/**
 * A change of a version's status: the page list shows it too, and a version's number may come to mean another one.
 */
export function useVersionMutation<Input, Answer>(pageId: number, change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useEditorMutation(pageId, async (input: Input) => {
    const answer = await change(input);
    const frame = hashKey(pageKeys.frame(pageId));
    void queryClient.invalidateQueries({
      queryKey: pageKeys.all,
      // The site around the page is the same for all its versions, and the current version may be gone.
      predicate: ({ queryKey }) => hashKey(queryKey.slice(0, 3)) !== frame,
    });
    return answer;
  });
}
