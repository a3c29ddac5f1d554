import type { Attributes } from './attributes';
import type { DroppedList } from './dropped';
import type { MarkupElement } from './markup-tree';

/** Records the attributes of an element that are not kept; for a style, those of its properties. */
export function noteAttributes(
  dropped: DroppedList,
  { names, get }: MarkupElement,
  kept: Attributes,
  others: readonly string[] = [],
): void {
  const known = new Set([...Object.values(kept).map(({ html }) => html), ...others, 'align', 'class']);
  for (const name of names) {
    if (name === 'style') noteStyle(dropped, get(name) ?? '', known.has('style'));
    else if (!known.has(name)) dropped.note(`attribute ${name.slice(0, 40)}`);
  }
}

function noteStyle(dropped: DroppedList, style: string, keepsAlignment: boolean): void {
  for (const declaration of style.split(';')) {
    const property = declaration.split(':')[0]?.trim().toLowerCase() ?? '';
    const isKept = property === '' || (keepsAlignment && property === 'text-align');
    if (!isKept) dropped.note(`style ${property.slice(0, 40)}`);
  }
}
