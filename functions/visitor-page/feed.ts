import { escapeHtml } from '@galley/public-web/escape-html';
import { feedPath } from '@galley/public-web/feed-path';
import type { ChromeFragments, PageFragments } from '@galley/public-web/site-model';

// XML does not allow these characters, even escaped.
const notInXml = /[\ufffe\uffff]/g;
const element = (name: string, text: string) =>
  text === '' ? '' : `<${name}>${escapeHtml(text).replace(notInXml, '')}</${name}>`;

interface FeedOf {
  chrome: Pick<ChromeFragments, 'companyName' | 'language'>;
  page: Pick<PageFragments, 'name' | 'fullUrl' | 'feed'>;
  origin: string;
  company: string;
}

/** The newest articles under a page as RSS 2.0. The names of the site and the page are already escaped. */
export function feedXml({ chrome, page, origin, company }: FeedOf): string {
  const urlOf = (path: string) => origin + encodeURI(path);
  const own = urlOf(feedPath(page.fullUrl));
  const items = (page.feed ?? []).map(
    ({ pageId, name, href, summary, date, author, tags }) =>
      `<item>${element('title', name)}${element('link', urlOf(href))}` +
      // The page's id does not change when the page moves.
      `<guid isPermaLink="false">${company}:${pageId}</guid>` +
      element('description', summary) +
      element('dc:creator', author) +
      tags.map((tag) => element('category', tag)).join('') +
      element('pubDate', date && new Date(`${date}T00:00:00Z`).toUTCString()) +
      '</item>',
  );
  const title = `${page.name} – ${chrome.companyName}`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
    `<title>${title}</title>${element('link', urlOf(page.fullUrl))}<description>${title}</description>` +
    `<language>${chrome.language}</language>` +
    `<atom:link href="${escapeHtml(own)}" rel="self" type="application/rss+xml"/>` +
    `${items.join('\n')}</channel></rss>\n`
  );
}
