import { useChange } from '../../lib/use-change';
import { threadKeys } from './thread-keys';

/**
 * A call that changes the comments of a page. They are read again even after an error, which may be caused by another
 * change.
 */
export function useThreadMutation<Input>(pageId: number, change: (input: Input) => Promise<unknown>) {
  return useChange(change, [threadKeys.page(pageId)], 'onSettled');
}
