import { header, htmlDocument, type VisitContext } from './assemble';
import { escapeHtml } from './escape-html';
import type { Place } from './navigation';
import { barePage, type ChromeFragments } from './site-model';

/**
 * Documents that are not pages: an unknown path, a site that has not opened, a suspended company, a failed
 * response. Search engines index none of them.
 */

type NoticeContext = Pick<VisitContext, 'path' | 'assets'>;

interface Notice {
  heading: string;
  /** Paragraphs, escaped. */
  text: string;
}

const nowhere: Place = { current: -1, above: [] };

/** Renders the message in the middle of the window. */
function words({ heading, text }: Notice): string {
  return `<main id="main" class="notice"><h1>${heading}</h1>${text}</main>`;
}

const noIndex = '<meta name="robots" content="noindex">';

/** Assembles a document with the company's header and footer. */
function notice(chrome: ChromeFragments, message: Notice, { assets }: Pick<NoticeContext, 'assets'>) {
  return htmlDocument({
    language: chrome.language,
    direction: chrome.direction,
    head: `<title>${message.heading} – ${chrome.companyName}</title>${noIndex}${chrome.head}`,
    body: header(chrome, nowhere) + words(message) + chrome.footer,
    ...barePage,
    chrome,
    assets,
  });
}

/** Assembles a document in the company's theme, where one is known, without any links or buttons. */
function bare(chrome: ChromeFragments | undefined, message: Notice, assets?: NoticeContext['assets']) {
  return htmlDocument({
    language: chrome?.language ?? 'en',
    direction: chrome?.direction ?? 'ltr',
    head: `<title>${message.heading}</title>${noIndex}${chrome?.head ?? ''}`,
    body: words(message),
    ...barePage,
    chrome,
    assets,
  });
}

/** Links to the nearest existing page above an unknown path, with the label that the menu has for it. */
function linkAbove({ entries }: ChromeFragments, path: string): string | undefined {
  const parts = path.split('/').slice(1, -1);
  const above = parts.map((_, depth) => `/${parts.slice(0, depth + 1).join('/')}`).reverse();
  return above.flatMap((path) => entries.find((entry) => entry.path === path)?.link ?? [])[0];
}

/** The most links that are easily looked over. */
const most = 8;

/** Lists the pages at the top of the menu, except the home page and the one that is named already. */
function mainPages({ entries }: ChromeFragments, named: string | undefined): string {
  const items = entries
    .filter(
      ({ path, parent, link }) => parent === -1 && path !== '/' && link !== named && link.startsWith('<a'),
    )
    .slice(0, most)
    .map(({ link }) => `<li>${link}</li>`);
  return items.length > 0 ? `<p>Or go on with one of these pages:</p><ul>${items.join('')}</ul>` : '';
}

/** The document for an unknown path, in the site's own chrome; send it with 404. */
export function assembleNotFound(chrome: ChromeFragments, context: NoticeContext): string {
  const link = linkAbove(chrome, context.path);
  const text =
    `<p>There is no page at <code>${escapeHtml(context.path)}</code>. ` +
    'It may have moved, or the address may be mistyped.</p>' +
    (link ? `<p>You may find it under ${link}.</p>` : '') +
    '<p><a class="button" href="/">Go to the home page</a></p>' +
    mainPages(chrome, link);
  return notice(chrome, { heading: 'Page not found', text }, context);
}

/** The home page of a company that has not published one yet; send it with 404, since there is no page. */
export function assembleOpening(chrome: ChromeFragments | undefined, context: Pick<NoticeContext, 'assets'>) {
  const message = {
    heading: 'Opening soon',
    text: '<p>We are working on our new website. Please come back soon.</p>',
  };
  // Until a company has saved its settings, its name is not known here either.
  return chrome ? notice(chrome, message, context) : bare(undefined, message);
}

/** The document of a suspended company, with nothing but its name; send it with 403. */
export function assembleSuspended(
  companyName: string,
  chrome: ChromeFragments,
  context: Pick<NoticeContext, 'assets'>,
): string {
  return bare(chrome, { heading: escapeHtml(companyName), text: '' }, context.assets);
}

/**
 * The document for a request that failed; send it with 503. The chrome is the last one that was read, if any.
 */
export function assembleBusy(chrome: ChromeFragments | undefined): string {
  const text = '<p>This site is busy at the moment. Nothing is lost: load the page again.</p>';
  const message = { heading: 'Please try again in a moment', text };
  return chrome ? notice(chrome, message, {}) : bare(undefined, message);
}
