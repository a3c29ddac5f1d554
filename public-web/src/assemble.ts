import { escapeHtml } from './escape-html';
import { withoutPast } from './fold-past';
import { asCurrent, crumbsOf, type Place, placeOf } from './navigation';
import { pagePart } from './page-part';
import { ownAssets, type RendererAssets, scriptsNamed } from './renderer-assets';
import { runtimeEntry } from './runtime-entry';
import type { ChromeFragments, PageFragments, PageParts } from './site-model';
import { articleBlock, breadcrumbBlock, businessBlock } from './structured-data';
import { styleSheetOf } from './style-sheet';

/**
 * Joins the fragments of a release into documents, on every visit. It imports neither React nor any package:
 * the visitors' Lambda bundles this file, and a visit should cost no more than joining strings.
 */

export interface VisitContext {
  /** The requested path, decoded or not; only canonical links show it. */
  path: string;
  /** `https://www.acme.example`, without a trailing slash. */
  origin: string;
  /** The release number of the chrome; without it the document never loads the script of a hydrated site. */
  release?: number;
  /** The assets of the renderer that made chrome and page; absent where that is this renderer. */
  assets?: RendererAssets;
}

export interface DocumentParts extends PageParts {
  chrome?: ChromeFragments;
  language: string;
  direction: 'ltr' | 'rtl';
  head: string;
  body: string;
  assets?: RendererAssets | undefined;
}

export function htmlDocument(parts: DocumentParts): string {
  const { language, direction, head, body, islands, chrome, assets = ownAssets } = parts;
  const scripts = scriptsNamed(islands, assets).map(({ code }) => `<script>${code}</script>`);
  const style = styleSheetOf(chrome, parts, assets).code;
  return (
    `<!doctype html><html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">${head}` +
    `<style>${style}</style></head><body>${body}${scripts.join('')}</body></html>`
  );
}

/** Renders the header and marks the current page's entry in the menu. */
export function header(chrome: ChromeFragments, place: Place): string {
  const link = chrome.entries[place.current]?.link ?? '';
  const menu = link.startsWith('<a') ? chrome.menu.replace(link, () => asCurrent(link)) : chrome.menu;
  return chrome.headerStart + menu + chrome.headerEnd;
}

/** Networks show a picture whose size is declared the first time that someone shares a page. */
const logoPictureSize =
  '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">';

/**
 * Renders the canonical URL of the page for search engines and social networks, which accept no other one.
 */
function urlTags(chrome: ChromeFragments, page: PageFragments, context: VisitContext): string {
  const origin = escapeHtml(context.origin);
  const url = `${origin}${escapeHtml(context.path)}`;
  const own = page.ownPicture || chrome.shareImage || page.picture;
  const picture = own || chrome.logoPicture || escapeHtml(chrome.business.logo);
  const shown = picture
    ? `<meta property="og:image" content="${origin}${picture}">${own || !chrome.logoPicture ? '' : logoPictureSize}<meta name="twitter:card" content="summary_large_image">`
    : '';
  return `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">${shown}`;
}

function structuredData(
  chrome: ChromeFragments,
  page: PageFragments,
  place: Place,
  context: VisitContext,
): string {
  const { origin } = context;
  return page.fullUrl === '/'
    ? chrome.verification + businessBlock(chrome.business, origin)
    : breadcrumbBlock(crumbsOf(chrome, page, place), page.name, origin) + articleBlock(chrome, page, context);
}

/** Renders the script of a hydrated site, with the release number of this document, where the company has chosen it. */
function runtimeScript(chrome: ChromeFragments, { release }: VisitContext): string {
  if (!chrome.isHydrated || release === undefined) return '';
  return `<script type="module" src="${runtimeEntry}" data-release="${release}"></script>`;
}

/** Assembles the complete document of a page. */
export function assemblePage(chrome: ChromeFragments, stored: PageFragments, context: VisitContext): string {
  const page = { ...stored, main: withoutPast(stored.main, new Date()) };
  const place = placeOf(chrome, page);
  return htmlDocument({
    language: chrome.language,
    direction: chrome.direction,
    head:
      page.head + urlTags(chrome, page, context) + structuredData(chrome, page, place, context) + chrome.head,
    body:
      header(chrome, place) + pagePart(chrome, page, place) + chrome.footer + runtimeScript(chrome, context),
    islands: page.islands,
    styles: page.styles,
    chrome,
    assets: context.assets,
  });
}
