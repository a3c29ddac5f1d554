import { escapeHtml } from './escape-html';
import { islandScripts, siteCss } from './generated/site-assets';
import { asCurrent, breadcrumbs, type Place, placeOf, sideMenu, subNavbar } from './navigation';
import type { ChromeFragments, IslandName, PageFragments } from './site-model';

/**
 * Joins the fragments of a release into documents, at every visit. No React and no Node here: the visitors' Lambda
 * bundles this file, and its cost is that of joining strings.
 */

export interface VisitContext {
  /** The path that was asked for, decoded or not; only canonical links show it. */
  path: string;
  /** `https://www.acme.example`, without a slash at the end. */
  origin: string;
}

interface DocumentParts {
  language: string;
  direction: 'ltr' | 'rtl';
  head: string;
  body: string;
  islands: IslandName[];
}

function htmlDocument({ language, direction, head, body, islands }: DocumentParts): string {
  const scripts = islands.map((name) => `<script>${islandScripts[name].code}</script>`).join('');
  return (
    `<!doctype html><html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">${head}` +
    `<style>${siteCss}</style></head><body>${body}${scripts}</body></html>`
  );
}

/** The header, with the menu's entry of the current page marked. */
function header(chrome: ChromeFragments, place: Place): string {
  const link = chrome.entries[place.current]?.link ?? '';
  const menu = link.startsWith('<a') ? chrome.menu.replace(link, () => asCurrent(link)) : chrome.menu;
  return chrome.headerStart + menu + chrome.headerEnd;
}

function canonical(chrome: ChromeFragments, context: VisitContext): string {
  const origin = escapeHtml(context.origin);
  const address = `${origin}${escapeHtml(context.path)}`;
  const picture = chrome.shareImage
    ? `<meta property="og:image" content="${origin}${chrome.shareImage}">`
    : '';
  return `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">${picture}`;
}

function homeBody(chrome: ChromeFragments, page: PageFragments): string {
  // The home page shows no page name; screen readers and search engines still get the one heading they expect.
  const heading = page.hasHeading ? '' : `<h1 class="hidden">${chrome.companyName}</h1>`;
  return `<main id="main" class="home">${heading}${page.main}</main>`;
}

function innerBody(chrome: ChromeFragments, page: PageFragments, place: Place): string {
  return (
    `<div class="inner">${breadcrumbs(chrome, page, place)}${sideMenu(chrome, place)}` +
    `<main id="main"><h1>${page.name}</h1>${subNavbar(chrome, place)}${page.main}</main></div>`
  );
}

/** The complete document of a page. */
export function assemblePage(chrome: ChromeFragments, page: PageFragments, context: VisitContext): string {
  const place = placeOf(chrome, page);
  const body = page.fullUrl === '/' ? homeBody(chrome, page) : innerBody(chrome, page, place);
  return htmlDocument({
    language: chrome.language,
    direction: chrome.direction,
    head: page.head + canonical(chrome, context) + chrome.head,
    body: header(chrome, place) + body + chrome.footer,
    islands: page.islands,
  });
}

/** The document for an address that is not there, in the site's own chrome; send it with 404. */
export function assembleNotFound(chrome: ChromeFragments, context: VisitContext): string {
  const nowhere: Place = { current: -1, above: [] };
  return htmlDocument({
    language: chrome.language,
    direction: chrome.direction,
    head: `<title>Page not found – ${chrome.companyName}</title><meta name="robots" content="noindex">${chrome.head}`,
    body:
      `${header(chrome, nowhere)}<div class="inner">${sideMenu(chrome, nowhere)}<main id="main">` +
      `<h1>Page not found</h1><div class="block rich"><p>There is no page at <code>${escapeHtml(context.path)}</code>. ` +
      'It may have moved, or the address may have a typing error.</p>' +
      `<p><a class="button" href="/">Go to the home page</a></p></div></main></div>${chrome.footer}`,
    islands: [],
  });
}

/** The document of a suspended company: its name only; send it with 403. */
export function assembleSuspended(companyName: string): string {
  const name = escapeHtml(companyName);
  return htmlDocument({
    language: 'en',
    direction: 'ltr',
    head: `<title>${name}</title><meta name="robots" content="noindex">`,
    body: `<main class="suspended"><h1>${name}</h1></main>`,
    islands: [],
  });
}
