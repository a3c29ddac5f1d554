import { header, htmlDocument, type VisitContext } from './assemble';
import { escapeHtml } from './escape-html';
import type { Place } from './navigation';
import { barePage, type ChromeFragments } from './site-model';

/**
 * Documents that are no page: an address that is not there, a site that has not opened, a company that is suspended,
 * an answer that failed. Search engines keep none of them.
 */

type NoticeContext = Pick<VisitContext, 'path' | 'assets'>;

interface Notice {
  heading: string;
  /** Paragraphs, escaped. */
  text: string;
}

const nowhere: Place = { current: -1, above: [] };

/** What is told, in the middle of the window. */
function words({ heading, text }: Notice): string {
  return `<main id="main" class="notice"><h1>${heading}</h1>${text}</main>`;
}

const noIndex = '<meta name="robots" content="noindex">';

/** A document with the company's header and footer. */
function notice(chrome: ChromeFragments, told: Notice, { assets }: Pick<NoticeContext, 'assets'>) {
  return htmlDocument({
    language: chrome.language,
    direction: chrome.direction,
    head: `<title>${told.heading} – ${chrome.companyName}</title>${noIndex}${chrome.head}`,
    body: header(chrome, nowhere) + words(told) + chrome.footer,
    ...barePage,
    chrome,
    assets,
  });
}

/** A document in the look of the company, where one is known, without anything to press. */
function bare(chrome: ChromeFragments | undefined, told: Notice, assets?: NoticeContext['assets']) {
  return htmlDocument({
    language: chrome?.language ?? 'en',
    direction: chrome?.direction ?? 'ltr',
    head: `<title>${told.heading}</title>${noIndex}${chrome?.head ?? ''}`,
    body: words(told),
    ...barePage,
    chrome,
    assets,
  });
}

/** The nearest page above an address that is not there, as a link of the menu. */
function linkAbove({ entries }: ChromeFragments, path: string): string | undefined {
  const parts = path.split('/').slice(1, -1);
  const above = parts.map((_, depth) => `/${parts.slice(0, depth + 1).join('/')}`).reverse();
  return above.flatMap((path) => entries.find((entry) => entry.path === path)?.link ?? [])[0];
}

/** For an address that is not there, in the site's own chrome; send it with 404. */
export function assembleNotFound(chrome: ChromeFragments, context: NoticeContext): string {
  const link = linkAbove(chrome, context.path);
  const text =
    `<p>There is no page at <code>${escapeHtml(context.path)}</code>. ` +
    'It may have moved, or the address may be mistyped.</p>' +
    (link ? `<p>You may find it under ${link}.</p>` : '') +
    '<p><a class="button" href="/">Go to the home page</a></p>';
  return notice(chrome, { heading: 'Page not found', text }, context);
}

/** For the home page of a company that has published none yet; send it with 404, since there is no page. */
export function assembleOpening(chrome: ChromeFragments | undefined, context: Pick<NoticeContext, 'assets'>) {
  const text = '<p>We are working on our new website. Please come back soon.</p>';
  const told = { heading: 'Opening soon', text };
  // Before a company has entered anything its name is not known here either.
  return chrome ? notice(chrome, told, context) : bare(undefined, told);
}

/** Of a suspended company: its name only; send it with 403. */
export function assembleSuspended(
  companyName: string,
  chrome: ChromeFragments,
  context: Pick<NoticeContext, 'assets'>,
): string {
  return bare(chrome, { heading: escapeHtml(companyName), text: '' }, context.assets);
}

/** Where no answer could be made; send it with 503. The chrome is the one that was read last, if any. */
export function assembleBusy(chrome: ChromeFragments | undefined): string {
  const text = '<p>This site is busy at the moment. Nothing is lost: load the page again.</p>';
  const told = { heading: 'Please try again in a moment', text };
  return chrome ? notice(chrome, told, {}) : bare(undefined, told);
}
