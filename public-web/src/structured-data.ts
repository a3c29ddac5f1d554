import type { BusinessData } from './site-model';

/**
 * What search engines read beside the page (schema.org, as JSON-LD). It is data: browsers do not run it, and so the
 * content security policy need not allow it.
 */

function dataBlock(data: Record<string, unknown>): string {
  // A text with '</script>' in it must not end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** The company, for its home page. What the settings leave empty is left out. */
export function businessBlock(business: BusinessData, origin: string): string {
  const { name, telephone, address, logo, image, sameAs } = business;
  return dataBlock({
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name,
    url: `${origin}/`,
    telephone: telephone || undefined,
    address: address ?? undefined,
    logo: logo ? origin + logo : undefined,
    image: image ? origin + image : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The text that a piece of escaped HTML stands for. */
function textOf(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_all, name: string) => entities[name] ?? '');
}

/** The way to a page, from the crumbs that it shows; crumbs that lead nowhere on this site are left out. */
export function breadcrumbBlock(crumbs: readonly string[], pageName: string, origin: string): string {
  const above = crumbs.flatMap((crumb) => {
    const [, path, name = ''] = /^<a href="(\/[^"]*)"[^>]*>(.*)<\/a>$/.exec(crumb) ?? [];
    return path === undefined ? [] : [{ name: textOf(name), item: origin + textOf(path) }];
  });
  return dataBlock({
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: textOf(pageName) }].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  });
}
