import { useQueryClient } from '@tanstack/react-query';
import { pageKeys } from '../pages/page-keys';
import { useEditorMutation } from './use-editor-mutation';

/** A change of a version's status: the page list shows it too, and a version's number may come to mean another. */
export function useVersionMutation<Input, Answer>(pageId: number, change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useEditorMutation(pageId, async (input: Input) => {
    const answer = await change(input);
    void queryClient.invalidateQueries({ queryKey: pageKeys.all });
    return answer;
  });
}
