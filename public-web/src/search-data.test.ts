import { expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { renderChrome, renderPage } from './entry-server';
import type { PageModel, SiteModel } from './site-model';
import { sampleHomePage, sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';
import { errorsOf, type SearchItem, searchErrorsIn, searchItemsIn } from './testing/search-data';
import { styleGuideHome, styleGuideInner } from './testing/style-guide';

const day = '09:00-12:00, 13:00-17:00';
const hours = [day, day, day, day, '18:00-24:00', '', ''];
const holidays = [{ from: '2026-12-24', until: '2026-12-26', name: 'Christmas', hours: '' }];

function htmlOf(page: PageModel, change: Partial<SiteModel> = {}): string {
  const site = { ...sampleSite, ...change };
  const context = { path: page.fullUrl, origin: 'https://harborpine.example' };
  return assemblePage(renderChrome(site), renderPage(page, site), context);
}

const pages: [string, string][] = [
  ['home page', htmlOf(sampleHomePage)],
  ['home page of a company without an address', htmlOf(sampleHomePage, { address: '' })],
  ['home page of a company with hours', htmlOf(sampleHomePage, { hours, holidays })],
  ['inner page', htmlOf(sampleInnerPage)],
  ['style guide as a home page', htmlOf(styleGuideHome)],
  ['style guide as an inner page', htmlOf(styleGuideInner)],
];

it.each(pages)('search engines find no errors on the %s', (_name, html) => {
  expect(searchErrorsIn(html)).toEqual([]);
});

it('each kind of item is on at least one page, and is rejected without a required property', () => {
  const items = pages.flatMap(([, html]) => searchItemsIn(html));
  const kinds = new Map(items.map((item) => [item.type, item]));
  expect([...kinds.keys()].sort()).toEqual([
    'BreadcrumbList',
    'Event',
    'FAQPage',
    'LocalBusiness',
    'Organization',
  ]);
  const required: Record<string, string[]> = {
    BreadcrumbList: ['itemListElement'],
    Event: ['name', 'startDate', 'location'],
    FAQPage: ['mainEntity'],
    LocalBusiness: ['name', 'address'],
    Organization: ['name', 'url'],
  };
  for (const [type, names] of Object.entries(required)) {
    for (const name of names) {
      const { properties } = kinds.get(type) as SearchItem;
      expect(errorsOf({ type, properties: { ...properties, [name]: [] } })).toContain(
        `${type} has no ${name}.`,
      );
    }
    const misspelt = { ...(kinds.get(type) as SearchItem).properties, nam: ['x'] };
    expect(errorsOf({ type, properties: misspelt })).toEqual([`${type}.nam is not known.`]);
  }
});
