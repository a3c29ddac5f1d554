import type { EditorView } from '@tiptap/pm/view';

/** Elements of a page that scroll by themselves. */
const scrollers = 'table, pre';

/** In pixels: what covers the lower edge of the window, where the tools of a text are on phones. */
export const coveredBelow = () => (innerWidth < 600 ? 58 : 0);

/**
 * Scrolls to a cursor below, and returns whether it is visible then, so that ProseMirror need not ask each surrounding
 * element whether it has to scroll, which takes longer than inserting the letter.
 */
export function isCursorInSight(view: EditorView): boolean {
  const { head } = view.state.selection;
  const { node } = view.domAtPos(head);
  const element = node instanceof Element ? node : node.parentElement;
  if (element?.closest(scrollers)) return false;
  const { top, bottom } = view.coordsAtPos(head);
  const hidden = bottom + coveredBelow() - innerHeight;
  if (top >= 0 && hidden > 0) scrollBy({ top: hidden, behavior: 'instant' });
  return top >= 0;
}
