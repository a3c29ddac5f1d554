import { unescaped } from '@galley/shared/html-entities';
import {
  dayFields,
  dayLabel,
  groupedDays,
  type Holiday,
  rangesOf,
  type WeekHours,
} from '@galley/shared/opening-hours';
import type { BusinessData, ChromeFragments, PageFragments } from './site-model';

/**
 * Structured data for search engines (schema.org, as JSON-LD). It is data that browsers do not run, so the
 * content security policy need not allow it.
 */

function dataBlock(data: Record<string, unknown>): string {
  // A text with '</script>' in it must not end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * Describes the company, for its home page. Empty settings are left out. Search engines require an address of
 * a business, and only a business has hours.
 */
export function businessBlock(business: BusinessData, origin: string): string {
  const { name, telephone, address, logo, image, sameAs, hours, holidays } = business;
  return dataBlock({
    '@type': address ? 'LocalBusiness' : 'Organization',
    '@id': `${origin}/#business`,
    name,
    url: `${origin}/`,
    telephone: telephone || undefined,
    address: address ?? undefined,
    logo: logo ? origin + logo : undefined,
    image: image ? origin + image : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
    openingHoursSpecification: address && hours ? openingHours(hours, holidays) : undefined,
  });
}

const weekdays = dayFields.map(dayLabel);
const closed = [{ opens: '00:00', closes: '00:00' }];

function openingHours(week: WeekHours, holidays: readonly Holiday[] = []) {
  const usual = groupedDays(week).flatMap(({ from, to, hours }) =>
    rangesOf(hours).map((range) => ({ dayOfWeek: weekdays.slice(from, to + 1), ...range })),
  );
  const special = holidays.flatMap(({ from, until, hours }) =>
    (hours === '' ? closed : rangesOf(hours)).map((range) => ({
      validFrom: from,
      validThrough: until,
      ...range,
    })),
  );
  return [...usual, ...special].map(({ closes, ...specification }) => ({
    '@type': 'OpeningHoursSpecification',
    ...specification,
    // Open until the end of the day; search engines have no 24:00.
    closes: closes === '24:00' ? '23:59' : closes,
  }));
}

/** Describes an article with its author, or else the company; nothing for other pages. */
export function articleBlock(
  { business, shareImage, logoPicture }: Pick<ChromeFragments, 'business' | 'shareImage' | 'logoPicture'>,
  { article, ownPicture, picture }: Pick<PageFragments, 'article' | 'ownPicture' | 'picture'>,
  { origin, path }: { origin: string; path: string },
): string {
  if (!article) return '';
  const { name, summary, date, changedOn, author, tags } = article;
  const image = unescaped(ownPicture || picture || shareImage || logoPicture || '');
  const publisher = { '@type': 'Organization', name: business.name, url: `${origin}/` };
  return dataBlock({
    '@type': 'Article',
    headline: name,
    description: summary || undefined,
    image: image ? [origin + image] : undefined,
    datePublished: date || undefined,
    dateModified: changedOn || undefined,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
    keywords: tags.length > 0 ? tags.join(', ') : undefined,
    mainEntityOfPage: origin + encodeURI(path),
  });
}

/** Describes the path to a page, from its breadcrumbs; crumbs without a link on this site are left out. */
export function breadcrumbBlock(crumbs: readonly string[], pageName: string, origin: string): string {
  const above = crumbs.flatMap((crumb) => {
    const [, path, name = ''] = /^<a href="(\/[^"]*)"[^>]*>(.*)<\/a>$/.exec(crumb) ?? [];
    return path === undefined ? [] : [{ name: unescaped(name), item: origin + unescaped(path) }];
  });
  return dataBlock({
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: unescaped(pageName) }].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  });
}
