import { isCreatableType } from '@galley/shared/components/dictionary';
import { byteLength } from '@galley/shared/limits';
import { brokenWhere } from '@galley/shared/rich-text/whole-html';
import { stylesOfComponent, type ViewMode } from './components/component-view';
import { escapeHtml } from './escape-html';
import { hasOwnHeading } from './has-own-heading';
import { islandsOf } from './islands-of';
import { PageComponent } from './page-content';
import { aroundPage } from './page-part';
import { renderHtml } from './render-html';
import type { PageFragments, PageModel, SiteModel } from './site-model';
import { stylesIn } from './styles-in';

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return content === '' ? '' : `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

function pageHead(page: PageDetails, site: SiteModel): string {
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

/** A component that is not one whole element: nothing is released with it, since it could take in what follows. */
export class BrokenComponent extends Error {
  constructor(component: string, page: string, reason: string) {
    super(`The component “${component}” of the page “${page}” could not be drawn whole: it has ${reason}.`);
  }
}

function renderComponents(page: PageModel, mode: ViewMode): string {
  const parts = page.components.map((component) => {
    const html = renderHtml(<PageComponent page={page} component={component} mode={mode} />);
    const reason = brokenWhere(html);
    if (reason) throw new BrokenComponent(component.data.componentName, page.name, reason);
    return html;
  });
  return parts.join('');
}

type PageDetails = Omit<PageModel, 'components' | 'forms' | 'images'>;

/** What of a page is not in its components. */
export function renderDetails(page: PageDetails, site: SiteModel) {
  const { pageId, fullUrl, name } = page;
  return { pageId, fullUrl, name: escapeHtml(name), head: pageHead(page, site) };
}

/** Renders one page's own parts. Components of a type that nobody knows are left out and named for the log. */
export function renderPage(page: PageModel, site: SiteModel, mode: ViewMode = 'visitor'): PageFragments {
  const details = renderDetails(page, site);
  const main = renderComponents(page, mode);
  return {
    ...details,
    main,
    picture: /<img [^>]*?\bsrc="(\/images\/[^"]+)"/.exec(main)?.[1] ?? '',
    islands: islandsOf(page),
    styles: stylesIn(aroundPage(page.fullUrl) + main, page.components.flatMap(stylesOfComponent)),
    hasHeading: hasOwnHeading(page.components),
    skippedTypes: page.components
      .map((component): string => component.type)
      .filter((type) => !isCreatableType(type)),
    bytes: byteLength(details.head) + byteLength(main),
  };
}
