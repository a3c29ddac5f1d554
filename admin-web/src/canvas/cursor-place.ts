/** The position of a click, in pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

/** The position for the cursor: a click, or an offset in characters. */
export type CursorPlace = Point | { after: number };

/** The character offset of a point of the window in an element's text; undefined beside the text. */
export function lettersBefore(element: HTMLElement, { x, y }: Point): number | undefined {
  const at = document.caretRangeFromPoint?.(x, y);
  if (!at || !element.contains(at.startContainer)) return undefined;
  at.setStart(element, 0);
  return at.toString().length;
}

/** The range at this position of the element's text; undefined where it is outside. */
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
