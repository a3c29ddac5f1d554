import { escapeHtml } from '@galley/public-web/escape-html';

/** Marks the element of a frame's document that takes what React draws. */
export const holderSelector = '[data-parts]';

/** The element of a page's document that its components stand in. */
const holderOf = (page: Document): HTMLElement =>
  page.querySelector<HTMLElement>('main > .page') ?? page.querySelector('main') ?? page.body;

/** The components in their holder, in their order; the home page's hidden heading is none of them. */
export const partsIn = (holder: HTMLElement): HTMLElement[] =>
  [...holder.children].filter((child): child is HTMLElement => !child.matches('h1.hidden'));

/** The components of a page's whole document. */
export const partsOf = (page: Document): HTMLElement[] => partsIn(holderOf(page));

/**
 * Takes the components out of a page's document as the site answers it: they are drawn into it from here. What stands
 * around them is only to be seen: it cannot be reached by keyboard or pressed. Answers the element that they stood in.
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

/** The same as a document for a frame, with a mark on the element. */
export function pageWithoutParts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  takeParts(page).setAttribute('data-parts', '');
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** A document that asks for no script. One that a sandbox refuses to run is a red line in everybody's console. */
export function pageWithoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** A page whose own document cannot be had, as the site might answer it. */
export function plainPage({ name, fullUrl }: { name: string; fullUrl: string }): string {
  const main =
    fullUrl === '/'
      ? '<main class="home"></main>'
      : `<div class="inner"><main><h1>${escapeHtml(name)}</h1><div class="page"></div></main></div>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body>${main}</body></html>`;
}
