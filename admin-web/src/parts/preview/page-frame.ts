import { escapeHtml } from '@galley/public-web/escape-html';

/** Selects the element of a frame's document that React renders into. */
export const holderSelector = '[data-parts]';

/** The element of a page's document that contains its components. */
const holderOf = (page: Document): HTMLElement =>
  page.querySelector<HTMLElement>('main > .page') ?? page.querySelector('main') ?? page.body;

/** The components in their holder, in order, without the home page's hidden heading. */
export const partsIn = (holder: HTMLElement): HTMLElement[] =>
  [...holder.children].filter((child): child is HTMLElement => !child.matches('h1.hidden'));

/** The components of a page's complete document. */
export const partsOf = (page: Document): HTMLElement[] => partsIn(holderOf(page));

/**
 * Removes the components from a page's document as the site serves it, since they are rendered into it from here.
 * Everything around them is inert. Returns the element that contained them.
 */
export function takeParts(page: Document): HTMLElement {
  for (const element of page.querySelectorAll('script, style, link, meta')) element.remove();
  const holder = holderOf(page);
  // The home page's own heading, which only screen readers find.
  const heading = holder.querySelector(':scope > h1.hidden');
  holder.replaceChildren(...(heading ? [heading] : []));
  for (const around of page.querySelectorAll('a.skip, header, footer, nav')) around.setAttribute('inert', '');
  return holder;
}

/** A page's document after a change. */
export function changedPage(html: string, change: (page: Document) => void): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  change(page);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Returns the document for a frame, with a mark on that element. */
export const pageWithoutParts = (html: string) =>
  changedPage(html, (page) => takeParts(page).setAttribute('data-parts', ''));

/** Removes scripts from a document. A script that a sandbox blocks would be an error in the console. */
export const pageWithoutScripts = (html: string) =>
  changedPage(html, (page) => {
    for (const script of page.querySelectorAll('script')) script.remove();
  });

/** A substitute, similar to the site's output, for a page whose own document cannot be read. */
export function plainPage({ name, fullUrl }: { name: string; fullUrl: string }): string {
  const main =
    fullUrl === '/'
      ? '<main class="home"></main>'
      : `<div class="inner"><main><h1>${escapeHtml(name)}</h1><div class="page"></div></main></div>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body>${main}</body></html>`;
}
