import { header, htmlDocument, type VisitContext } from './assemble';
import { escapeHtml } from './escape-html';
import { type Place, sideMenu } from './navigation';
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

function notice(
  chrome: ChromeFragments,
  { heading, text }: Notice,
  { assets }: Pick<NoticeContext, 'assets'>,
) {
  return htmlDocument({
    language: chrome.language,
    direction: chrome.direction,
    head: `<title>${heading} – ${chrome.companyName}</title><meta name="robots" content="noindex">${chrome.head}`,
    body:
      `${header(chrome, nowhere)}<div class="inner">${sideMenu(chrome, nowhere)}<main id="main">` +
      `<h1>${heading}</h1><div class="page"><div class="block rich">${text}</div></div></main></div>${chrome.footer}`,
    ...barePage,
    chrome,
    assets,
  });
}

/** A document in the look of the company, where one is known, without anything to press. */
function bare(
  chrome: ChromeFragments | undefined,
  title: string,
  body: string,
  assets?: NoticeContext['assets'],
) {
  return htmlDocument({
    language: chrome?.language ?? 'en',
    direction: chrome?.direction ?? 'ltr',
    head: `<title>${title}</title><meta name="robots" content="noindex">${chrome?.head ?? ''}`,
    body: `<div class="inner"><main id="main">${body}</main></div>`,
    ...barePage,
    chrome,
    assets,
  });
}

/** For an address that is not there, in the site's own chrome; send it with 404. */
export function assembleNotFound(chrome: ChromeFragments, context: NoticeContext): string {
  const text =
    `<p>There is no page at <code>${escapeHtml(context.path)}</code>. ` +
    'It may have moved, or the address may have a typing error.</p>' +
    '<p><a class="button" href="/">Go to the home page</a></p>';
  return notice(chrome, { heading: 'Page not found', text }, context);
}

/** For the home page of a company that has published none yet; send it with 404, since there is no page. */
export function assembleOpening(chrome: ChromeFragments | undefined, context: Pick<NoticeContext, 'assets'>) {
  const text = '<p>We are working on our new website. Please come back soon.</p>';
  const heading = 'Opening soon';
  if (chrome) return notice(chrome, { heading, text }, context);
  // Before a company has entered anything its name is not known here either.
  return bare(
    undefined,
    heading,
    `<h1>${heading}</h1><div class="page"><div class="block rich">${text}</div></div>`,
  );
}

/** Of a suspended company: its name only; send it with 403. */
export function assembleSuspended(
  companyName: string,
  chrome: ChromeFragments,
  context: Pick<NoticeContext, 'assets'>,
): string {
  const name = escapeHtml(companyName);
  return bare(chrome, name, `<h1>${name}</h1>`, context.assets);
}

/** Where no answer could be made; send it with 503. The chrome is the one that was read last, if any. */
export function assembleBusy(chrome: ChromeFragments | undefined): string {
  const heading = 'Please try again in a moment';
  const text = '<p>This site is busy at the moment. Nothing is lost: load the page again.</p>';
  if (chrome) return notice(chrome, { heading, text }, {});
  return bare(
    undefined,
    heading,
    `<h1>${heading}</h1><div class="page"><div class="block rich">${text}</div></div>`,
  );
}
