/**
 * Word pastes lists as paragraphs: `mso-list:l0 level2 lfo1` in the style gives the depth, and the bullet or number
 * is text in a span marked `mso-list:Ignore`. This makes real, nested lists of them.
 */
export function buildWordLists(root: Element) {
  for (const paragraph of [...root.querySelectorAll<HTMLElement>('[style*="mso-list"]')]) {
    // Already moved into a list with an earlier one, or a marker inside such a paragraph.
    if (!paragraph.isConnected && !root.contains(paragraph)) continue;
    if (!isListParagraph(paragraph) || paragraph.parentElement?.tagName === 'LI') continue;
    buildList(root, runFrom(paragraph));
  }
}

interface WordItem {
  paragraph: HTMLElement;
  /** 1 is the outermost level. */
  level: number;
  isOrdered: boolean;
}

function listStyle(element: Element): string {
  return /mso-list:\s*([^;]*)/i.exec(element.getAttribute('style') ?? '')?.[1]?.trim() ?? '';
}

function isListParagraph(element: Element | null): element is HTMLElement {
  return element?.tagName === 'P' && /level\d/i.test(listStyle(element));
}

/** Consecutive list paragraphs without anything between them. */
function runFrom(first: HTMLElement): WordItem[] {
  const items: WordItem[] = [];
  let next: Element | null = first;
  while (isListParagraph(next)) {
    const level = Number(/level(\d)/i.exec(listStyle(next))?.[1] ?? 1);
    items.push({ paragraph: next, level, isOrdered: takeMarker(next) });
    next = next.nextElementSibling;
  }
  return items;
}

/**
 * Removes the marker and returns whether it was a number: `1.`, `a)`, `iv.`; a bullet is a single character (Word's
 * `o` too).
 */
function takeMarker(paragraph: Element): boolean {
  const markers = [...paragraph.querySelectorAll('[style]')].filter((element) =>
    /^ignore$/i.test(listStyle(element)),
  );
  const text = markers[0]?.textContent?.trim() ?? '';
  for (const marker of markers) marker.remove();
  return /^\(?([0-9]+|[a-z]{1,4})[.)]/i.test(text);
}

function buildList(root: Element, items: WordItem[]) {
  const { ownerDocument } = root;
  // The open lists, the outermost first, with their levels.
  let open: { list: HTMLElement; level: number }[] = [];
  for (const { paragraph, level, isOrdered } of items) {
    open = open.filter((entry) => entry.level <= level);
    let current = open.at(-1);
    const tag = isOrdered ? 'OL' : 'UL';
    if (current && current.level === level && current.list.tagName !== tag) {
      // A numbered list right after a bulleted one is a new list.
      open.pop();
      current = undefined;
    }
    if (!current || current.level < level) {
      const list = ownerDocument.createElement(tag);
      const parentItem = open.at(-1)?.list.lastElementChild;
      if (parentItem) parentItem.append(list);
      else paragraph.before(list);
      current = { list, level };
      open.push(current);
    }
    const item = ownerDocument.createElement('li');
    current.list.append(item);
    item.append(paragraph);
  }
}
