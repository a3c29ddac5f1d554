import type { EditorView } from '@tiptap/pm/view';

/** What scrolls by itself on a page. */
const scrollers = 'table, pre';

/**
 * Whether the cursor is where people see it, so that ProseMirror need not ask each element around it whether it has to
 * scroll, which takes longer than the letter itself.
 */
export function isCursorInSight(view: EditorView): boolean {
  const { head } = view.state.selection;
  const { node } = view.domAtPos(head);
  const element = node instanceof Element ? node : node.parentElement;
  if (element?.closest(scrollers)) return false;
  const { top, bottom } = view.coordsAtPos(head);
  return top >= 0 && bottom <= innerHeight;
}
