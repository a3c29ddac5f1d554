/** Where someone clicked, in pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Where the cursor is to stand: where someone clicked, or behind so many letters of the text. */
export type CursorPlace = Point | { after: number };

/** How many letters of the element's text stand before a point of the window; undefined beside the text. */
export function lettersBefore(element: HTMLElement, { x, y }: Point): number | undefined {
  const at = document.caretRangeFromPoint?.(x, y);
  if (!at || !element.contains(at.startContainer)) return undefined;
  at.setStart(element, 0);
  return at.toString().length;
}

/** The place in the element's text; undefined where it is not in it. */
export function rangeAt(element: HTMLElement, place: CursorPlace): Range | undefined {
  if ('after' in place) return rangeAfter(element, place.after);
  const at = document.caretRangeFromPoint?.(place.x, place.y);
  return at && element.contains(at.startContainer) ? at : undefined;
}

function rangeAfter(element: HTMLElement, letters: number): Range | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (left <= text.length) {
      const range = document.createRange();
      range.setStart(text, left);
      return range;
    }
    left -= text.length;
  }
  return undefined;
}
