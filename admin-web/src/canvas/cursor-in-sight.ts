import type { EditorView } from '@tiptap/pm/view';

/** Elements of a page that scroll by themselves. */
const scrollers = 'table, pre';

/**
 * Whether the cursor is visible, so that ProseMirror need not ask each surrounding element whether it has to scroll,
 * which takes longer than inserting the letter.
 */
export function isCursorInSight(view: EditorView): boolean {
  const { head } = view.state.selection;
  const { node } = view.domAtPos(head);
  const element = node instanceof Element ? node : node.parentElement;
  if (element?.closest(scrollers)) return false;
  const { top, bottom } = view.coordsAtPos(head);
  return top >= 0 && bottom <= innerHeight;
}
