import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const tags = /<[a-z](?:"[^"]*"|[^">])*>/g;
const partsOfTags = /"[^"]*"|=""| [a-z]+(?==)|\/>/gi;

/** What a browser reads the same: names of attributes in one case (they compress better), and nothing for nothing. */
function shortened(part: string): string {
  if (part === '=""') return '';
  if (part === '/>') return '>';
  return part.startsWith('"') ? part : part.toLowerCase();
}

/** HTML as visitors get it: without the end tags of options, which no browser needs and a list of states has 60 of. */
export function renderHtml(node: ReactNode): string {
  return renderToStaticMarkup(node)
    .replaceAll('</option>', '')
    .replace(tags, (tag) => tag.replace(partsOfTags, shortened));
}
