import { isCreatableType } from '@galley/shared/components/component-types';
import { byteLength } from '@galley/shared/limits';
import { escapeHtml } from './escape-html';
import { hasOwnHeading } from './has-own-heading';
import { islandsOf } from './islands-of';
import { PageContent } from './page-content';
import { aroundPage } from './page-part';
import { renderHtml } from './render-html';
import type { PageFragments, PageModel, SiteModel } from './site-model';
import { stylesIn } from './styles-in';

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return content === '' ? '' : `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function pageHead(page: PageModel, site: SiteModel): string {
  const title = page.scoTitle || `${page.name} – ${site.companyName}`;
  return (
    `<title>${escapeHtml(title)}</title>` +
    meta('name', 'description', page.scoMetaDescription) +
    meta('name', 'keywords', page.scoMetaKeywords) +
    meta('property', 'og:title', title) +
    meta('property', 'og:description', page.scoMetaDescription) +
    meta('property', 'og:type', 'website') +
    meta('name', 'robots', page.noIndex ? 'noindex' : '')
  );
}

/** Renders one page's own parts. Components of a type that nobody knows are left out and named for the log. */
export function renderPage(page: PageModel, site: SiteModel): PageFragments {
  const head = pageHead(page, site);
  const main = renderHtml(<PageContent page={page} />);
  return {
    pageId: page.pageId,
    fullUrl: page.fullUrl,
    name: escapeHtml(page.name),
    head,
    main,
    picture: /<img [^>]*?\bsrc="(\/images\/[^"]+)"/.exec(main)?.[1] ?? '',
    islands: islandsOf(page),
    styles: stylesIn(aroundPage(page.fullUrl) + main),
    hasHeading: hasOwnHeading(page.components),
    skippedTypes: page.components
      .map((component): string => component.type)
      .filter((type) => !isCreatableType(type)),
    bytes: byteLength(head) + byteLength(main),
  };
}
