import { openDocument } from '@galley/public-web/testing/open-document';
import { expect, it } from 'vitest';
import { openCloud } from '../../support/open-cloud';
import { footer, makeSiteOfAll, metas, socialLinks, tab } from '../../support/site-of-all';
import { visit } from '../../support/visits';

/** What was saved is what a visitor gets: the document of a page, with everything around its components. */
const cloud = await openCloud({ runJobs: false });
await makeSiteOfAll(cloud);
const { html } = await visit('acme', '/services/repair/hull');
const document = openDocument(html).window.document;

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
const linksOf = (selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));

it('has the saved settings: name, logo, telephone, copyright, address, networks and the newsletter [1:7] [2:8] [2:9] [2:63] [2:69] [2:229] [2:231] [2:237] [2:225]', () => {
  const logo = document.querySelector('.logo img');
  expect(['src', 'alt'].map((name) => logo?.getAttribute(name))).toEqual([
    '/images/acme/1/picture.jpg',
    'Acme',
  ]);
  expect(document.querySelector('.phone')?.getAttribute('href')).toBe('tel:2125550100');
  expect(textsOf('.phone')).toEqual(['212 555 0100']);
  for (const words of ['© Acme LLC', '1 Quay']) expect(textsOf('.foot-end').join()).toContain(words);
  expect(linksOf('.social')).toEqual(Object.values(socialLinks).filter(Boolean));
  expect(document.querySelector('.newsletter form')?.getAttribute('action')).toBe(
    'https://lists.example/acme',
  );
});

it('has the saved footer and the tabs in their order, with columns and footer of each [2:8] [2:63] [2:68] [2:70] [1:117] [2:90] [2:228] [2:231]', () => {
  const inner = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ innerHTML }) => innerHTML.trim());
  expect(inner('.foot-columns > *')).toEqual(Object.values(footer));
  expect(textsOf('.tabs > button')).toEqual(['Ways', 'Hours']);
  const panels = [...document.querySelectorAll('.tabs > button')].map((button) =>
    document.getElementById(button.getAttribute('popovertarget') ?? ''),
  );
  for (const panel of panels) {
    const columns = [...(panel?.querySelectorAll('.columns > *') ?? [])];
    expect(columns.map(({ innerHTML }) => innerHTML.trim())).toEqual([tab.column1, tab.column3]);
    expect(panel?.innerHTML).toContain(tab.footer);
  }
});

it('has its metas, its place in menus and breadcrumbs, and its components in order [1:7] [2:8] [2:62] [2:63] [2:82] [1:116] [2:61] [2:80] [2:85] [2:89]', () => {
  const meta = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content');
  expect([document.title, meta('description'), meta('keywords')]).toEqual(Object.values(metas));
  expect(textsOf('h1')).toEqual(['Hull']);
  expect(textsOf('.crumbs li')).toEqual(['Home', 'Services', 'Repair', 'Hull']);
  expect(linksOf('.crumbs')).toEqual(['/', '/services', '/services/repair']);
  expect(linksOf('.sub')).toEqual(['/services/repair/hull/deck']);
  const main = document.querySelector('main')?.innerHTML ?? '';
  const parts = ['Open on Sunday', 'height:7px', '>Two<', '>One<', '<p>T</p>', 'Ask us', 'We answer'];
  const places = parts.map((part) => main.indexOf(part));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const hidden of ['<p>U</p>', '<p>V</p>', '<p>W</p>']) expect(main).not.toContain(hidden);
  expect(linksOf('#menu')).toContain('https://yard.example/');
  expect(linksOf('#menu').join()).not.toMatch(/hidden|plank/);
});

it('draws components as they were saved or by default: a banner with its slides, a form with its fields, a link in a new tab [1:81] [1:84] [1:94] [1:104] [1:106] [1:108] [1:186] [2:8] [2:80] [2:83] [2:84] [2:120] [1:83] [1:102] [1:196] [1:296] [1:298] [2:156] [2:271]', () => {
  const banner = document.querySelector('[data-banner]');
  expect(banner?.className).toBe('banner medium');
  const drawn = [...(banner?.querySelectorAll<HTMLElement>('.slide') ?? [])];
  expect(drawn.map(({ className, dataset }) => [className, dataset.duration])).toEqual([
    // The bottom middle and five seconds need no words.
    ...[
      ['slide', '3000'],
      ['slide', undefined],
    ],
  ]);
  const picture = '/images/acme/1/picture.jpg';
  for (const slide of drawn) expect(slide.querySelector('img')?.getAttribute('src')).toBe(picture);
  const form = document.querySelector('.image-form');
  expect(form?.querySelector('img')?.getAttribute('src')).toBe(picture);
  expect(form?.querySelector('h2')?.textContent).toBe('Ask us');
  const labels = [...(form?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent);
  for (const name of ['Your name', 'Your email']) expect(labels.join()).toContain(name);
  expect(form?.querySelectorAll('[name^="field_"][required]')).toHaveLength(1);
  expect(document.querySelector<HTMLElement>('.blank')?.style.height).toBe('7px');
  const away = document.querySelector('#menu a[href="https://yard.example/"]');
  expect(['target', 'rel'].map((name) => away?.getAttribute(name))).toEqual(['_blank', 'noopener']);
});
