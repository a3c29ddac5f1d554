import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const tags = /<[a-z](?:"[^"]*"|[^">])*>/g;
const partsOfTags = /"[^"]*"|=""| [a-z]+(?==)|\/>/gi;

/**
 * Shortens HTML without changing its meaning: attribute names in lower case (they compress better), and no empty
 * attribute values.
 */
function shortened(part: string): string {
  if (part === '=""') return '';
  if (part === '/>') return '>';
  return part.startsWith('"') ? part : part.toLowerCase();
}

/**
 * Renders HTML as visitors get it: without the end tags of options, which are optional in HTML and of which a
 * list of states has 60.
 */
export function renderHtml(node: ReactNode): string {
  return renderToStaticMarkup(node)
    .replaceAll('</option>', '')
    .replace(tags, (tag) => tag.replace(partsOfTags, shortened));
}
