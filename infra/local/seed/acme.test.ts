import { readdirSync } from 'node:fs';
import { creatableTypes } from '@galley/shared/components/dictionary';
import { expectComplete } from '@galley/shared/starters/testing/expect-complete';
import { expect, it } from 'vitest';
import { acmeSite } from './acme';
import type { DemoEntry } from './demo-site';

const depthOf = (page: DemoEntry): number =>
  1 + Math.max(0, ...('children' in page ? (page.children ?? []) : []).map(depthOf));

const pagesUnder = (page: DemoEntry): DemoEntry[] => [
  page,
  ...('children' in page ? (page.children ?? []) : []).flatMap(pagesUnder),
];
const pages = [acmeSite.home, ...acmeSite.pages].flatMap(pagesUnder);

it('the demo site shows every component type but a video, four levels of pages and an external link', () => {
  const components = pages.flatMap((page) => ('components' in page ? page.components : []));
  // A video is on another host, and the demo works offline.
  const shown = creatableTypes.filter((type) => type !== 'Video');
  expect(new Set(components.map(({ type }) => type))).toEqual(new Set(shown));
  expect(Math.max(...acmeSite.pages.map(depthOf))).toBe(4);
  expect(pages.some((page) => 'externalUrl' in page && page.openType === 'NewTab')).toBe(true);
});

it('has at least 12 pages, each as complete as those of a starter', () => {
  const written = pages.filter((page) => 'components' in page);
  expect(written.length).toBeGreaterThanOrEqual(12);
  written.forEach(expectComplete);
});

it('has its hours in the settings only, from which two pages and search engines have them', () => {
  expect(acmeSite.settings).toMatchObject({ mondayHours: '7:30-16:00', saturdayHours: '8:00-12:00' });
  const texts = JSON.stringify([pages, acmeSite.tabs, acmeSite.footer]);
  expect(texts).not.toMatch(/7:30|on Saturdays until noon/);
  expect(texts.match(/"type":"FindUs"/g)).toHaveLength(2);
});

it('uses only pictures that its library has', () => {
  const library = new Set(Object.keys(acmeSite.pictures ?? {}));
  const site = JSON.stringify([pages, acmeSite.tabs, acmeSite.footer]);
  const inTexts = [...site.matchAll(/\{picture:([^}]+)\}/g)].map(([, name]) => name);
  const inFields = [...site.matchAll(/"(?:picture|backgroundImage|imageLink)":"([^"]+)"/g)].map(
    ([, name]) => name,
  );
  const named = [...inTexts, ...inFields, ...Object.values(acmeSite.look ?? {})];
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !library.has(name ?? ''))).toEqual([]);
});

it('links only to pages that it has', () => {
  const paths = new Set<string>();
  const collect = (page: DemoEntry, above: string) => {
    if (!('friendlyUrl' in page) || page.isDraft) return;
    const path = page.friendlyUrl === '/' ? '/' : `${above}/${page.friendlyUrl}`;
    paths.add(path);
    for (const child of page.children ?? []) collect(child, path);
  };
  for (const page of [acmeSite.home, ...acmeSite.pages]) collect(page, '');
  const site = JSON.stringify([pages, acmeSite.tabs, acmeSite.footer]);
  const links = [...site.matchAll(/(?:href=\\|"(?:link|button2?Link)":)"(\/[^\\"]*)\\?"/g)].map(
    ([, path = '']) => path,
  );
  expect(links.length).toBeGreaterThan(12);
  expect(links.filter((path) => !paths.has(path))).toEqual([]);
});

it('has a file for each picture of its library, and no other files', () => {
  const files = readdirSync(new URL('pictures/acme/', import.meta.url));
  expect(files.toSorted()).toEqual(
    Object.keys(acmeSite.pictures ?? {})
      .map((name) => `${name}.png`)
      .toSorted(),
  );
});

it('has each file of its library, and uses only those', () => {
  const files = readdirSync(new URL('files/acme/', import.meta.url));
  expect(files.toSorted()).toEqual(acmeSite.files?.map(({ fileName }) => fileName).toSorted());
  const named = [...JSON.stringify(pages).matchAll(/"file":"([^"]+)"/g)].map(([, title]) => title);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((name) => !acmeSite.files?.some(({ title }) => title === name))).toEqual([]);
});
