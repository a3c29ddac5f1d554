import type { ListedPage } from '@galley/shared/components/listed-pages';
import { dayInWords } from './day-in-words';
import { escapeHtml } from './escape-html';
import { feedPath } from './feed-path';
import { imageSource } from './image-source';
import type { ArticleData, PageDetails } from './page-details';
import { renderHtml } from './render-html';
import type { PageFragments, SiteModel } from './site-model';

/** What a page's own part needs of the site; the rest belongs to the chrome. */
export type SiteOfPage = Pick<SiteModel, 'companyName' | 'language'>;

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return content === '' ? '' : `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function pageHead(page: PageDetails, site: SiteOfPage): string {
  const title = page.scoTitle || `${page.name} – ${site.companyName}`;
  const { isArticle, about } = page;
  return (
    `<title>${escapeHtml(title)}</title>` +
    meta('name', 'description', page.scoMetaDescription) +
    meta('name', 'keywords', page.scoMetaKeywords) +
    meta('property', 'og:title', title) +
    meta('property', 'og:description', about?.summary || page.scoMetaDescription) +
    meta('property', 'og:type', isArticle ? 'article' : 'website') +
    (isArticle && about ? meta('property', 'article:published_time', about.date) : '') +
    meta('name', 'robots', page.noIndex ? 'noindex' : '') +
    feedLink(page)
  );
}

function feedLink({ news }: PageDetails): string {
  if (!news) return '';
  const title = escapeHtml(news.name);
  return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${escapeHtml(feedPath(news.path))}">`;
}

/** Renders the author and date of an article, below its title. */
function Byline({ about: { author, date }, language }: { about: ListedPage; language: string }) {
  return (
    <p className="byline">
      {author ? <span>{author}</span> : null}
      {date ? <time dateTime={date}>{dayInWords(date, language)}</time> : null}
    </p>
  );
}

function articleData({ name, about, changedOn = '' }: PageDetails): ArticleData | undefined {
  if (!about) return undefined;
  const { summary, date, author, tags } = about;
  return { name, summary, date, changedOn, author, tags };
}

/** Renders the parts of a page that are not in its components. */
export function renderDetails(page: PageDetails, site: SiteOfPage) {
  const { pageId, fullUrl, name, isArticle, about, feed } = page;
  const hasByline = isArticle && about && (about.author || about.date);
  const byline = hasByline ? renderHtml(<Byline about={about} language={site.language} />) : '';
  const article = isArticle ? articleData(page) : undefined;
  return {
    pageId,
    fullUrl,
    name: escapeHtml(name),
    head: pageHead(page, site),
    ...(about?.picture && { ownPicture: escapeHtml(imageSource(about.picture)) }),
    ...(byline && { byline }),
    ...(page.sideMenu && page.sideMenu !== 'site' && { sideMenu: page.sideMenu }),
    ...(article && { article }),
    ...(feed && { feed }),
  } satisfies Partial<PageFragments>;
}
