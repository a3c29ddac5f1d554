import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** HTML as visitors get it: without the end tags of options, which no browser needs and a list of states has 60 of. */
export function renderHtml(node: ReactNode): string {
  return renderToStaticMarkup(node).replaceAll('</option>', '');
}
