import { isCreatableType } from '@galley/shared/components/component-types';
import { byteLength } from '@galley/shared/limits';
import { renderToStaticMarkup } from 'react-dom/server';
import { ComponentView, islandFor } from './components/component-view';
import { escapeHtml } from './escape-html';
import { islandNames, type PageFragments, type PageModel, type SiteModel } from './site-model';

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
    meta('property', 'og:type', 'website')
  );
}

/** Renders one page's own parts. Components of a type that nobody knows are left out and named for the log. */
export function renderPage(page: PageModel, site: SiteModel): PageFragments {
  const head = pageHead(page, site);
  const main = renderToStaticMarkup(
    page.components.map((component, index) => (
      <ComponentView
        key={component.componentId}
        component={component}
        mode="visitor"
        forms={page.forms}
        isFirst={index === 0}
      />
    )),
  );
  const islands = new Set(page.components.map(islandFor));
  return {
    pageId: page.pageId,
    fullUrl: page.fullUrl,
    name: escapeHtml(page.name),
    head,
    main,
    islands: islandNames.filter((name) => islands.has(name)),
    hasHeading: /<h1[\s>]/i.test(main),
    skippedTypes: page.components
      .map((component): string => component.type)
      .filter((type) => !isCreatableType(type)),
    bytes: byteLength(head) + byteLength(main),
  };
}
