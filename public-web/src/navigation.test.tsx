import { describe, expect, it } from 'vitest';
import { renderChrome } from './entry-server';
import { styleSheets } from './generated/site-assets';
import { breadcrumbs, placeOf, sideMenu, subNavbar } from './navigation';
import type { PageFragments } from './site-model';
import { openDocument } from './testing/open-document';
import { samplePageId, sampleSite } from './testing/sample-site';

const chrome = renderChrome(sampleSite);

function page(fullUrl: string, pageId: number, name = 'This page'): PageFragments {
  return {
    pageId,
    fullUrl,
    name,
    head: '',
    main: '',
    picture: '',
    islands: [],
    styles: ['base', 'inner'],
    hasHeading: false,
    skippedTypes: [],
    bytes: 0,
  };
}

function texts(html: string, selector: string): string[] {
  const { document } = openDocument(html).window;
  return [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');
}

const hrefs = (html: string) =>
  [...openDocument(html).window.document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

const heating = page('/services/heating', samplePageId('/services/heating'), 'Heating');
const offMenu = 9_999;

describe('breadcrumbs', () => {
  const crumbs = (of: PageFragments, from = chrome) => texts(breadcrumbs(from, of, placeOf(from, of)), 'li');

  it('lead from the home page over the ancestors to the current page, which is marked [2:63] [2:8] [2:81]', () => {
    expect(crumbs(heating)).toEqual(['Home', 'Services', 'Heating']);
    const html = breadcrumbs(chrome, heating, placeOf(chrome, heating));
    expect(texts(html, '[aria-current=page]')).toEqual(['Heating']);
    expect(hrefs(html)).toEqual(['/', '/services']);
  });

  it('show an ancestor without navigation as text [2:63] [2:81] [1:179] [1:94] [2:80]', () => {
    const html = breadcrumbs(
      chrome,
      page('/about/ourstory', samplePageId('/about/ourstory')),
      placeOf(chrome, page('/about/ourstory', samplePageId('/about/ourstory'))),
    );
    expect(texts(html, 'a')).toEqual(['Home']);
    expect(texts(html, 'span')).toContain('About us');
  });

  it('find the ancestors of a page that is not on the menu, and omit those that do not exist [2:63] [2:260] [2:81]', () => {
    expect(crumbs(page('/services/heating/hidden', offMenu, 'Hidden'))).toEqual([
      'Home',
      'Services',
      'Heating',
      'Hidden',
    ]);
    expect(crumbs(page('/services/gone/hidden', offMenu, 'Hidden'))).toEqual(['Home', 'Services', 'Hidden']);
    expect(crumbs(page('/gone/heating/hidden', offMenu, 'Hidden'))).toEqual(['Home', 'Hidden']);
    expect(crumbs(page('/hidden', offMenu, 'Hidden'))).toEqual(['Home', 'Hidden']);
  });

  it('name parents that are not on the menu [2:63] [2:260] [2:81]', () => {
    const landing = {
      pageId: 500,
      name: 'Spring <offer>',
      href: '/spring',
      isExternal: false,
      openType: null,
      isLink: true,
    };
    const withParent = renderChrome({ ...sampleSite, offMenuParents: [landing] });
    expect(crumbs(page('/spring/terms', offMenu, 'Terms'), withParent)).toEqual([
      'Home',
      'Spring <offer>',
      'Terms',
    ]);
  });
});

describe('the side menu', () => {
  it('contains every branch, of which only that of the current page is open at first [2:63] [2:8] [2:81]', () => {
    const html = sideMenu(chrome, placeOf(chrome, heating));
    expect(texts(html, 'nav > ul > li > :is(a, span)')).toEqual([
      'Home',
      'Services',
      'About us',
      'Projects',
      'Advice',
      'Contact',
    ]);
    expect(texts(html, 'nav > ul > li > details[open] > ul > li > a')).toHaveLength(5);
    const opened = texts(html, 'ul ul details[open] > ul > li > a');
    expect(opened).toEqual(['Repairs', 'Installation', 'Yearly check', 'Prices']);
    expect(texts(html, '[aria-current=page]')).toEqual(['Heating']);
    expect(hrefs(html).slice(0, 3)).toEqual(['/', '/services', '/services/plumbing']);
    expect(texts(html, ':is(a, span)')).toHaveLength(chrome.entries.length);
    const { document } = openDocument(html).window;
    const closed = document.querySelectorAll('details:not([open]) > summary');
    expect([...closed].map((toggle) => toggle.getAttribute('aria-label'))).toContain('More under About us');
    const toggles = document.querySelectorAll('details[open] > summary');
    expect([...toggles].map((toggle) => toggle.getAttribute('aria-label'))).toEqual([
      'More under Services',
      'More under Heating',
    ]);
  });

  it('indents its levels by 5, 10 and 15 %, and folds them with + and − [2:63] [2:64] [2:272]', () => {
    const { inner, 'menu-deep': deep } = styleSheets;
    const [, indent = 'none'] = /\.side\{.*?ul ul\{(--\w):5%\}/.exec(inner) ?? [];
    expect(inner).toMatch(new RegExp(`padding[^;}]*var\\(${indent}`));
    expect(deep).toContain(`.side ul ul ul{${indent}:10%;ul{${indent}:15%}}`);
    expect(inner).toMatch(
      /summary\{[^}]*:after\{content:"\+"\}\}\[open\]>summary:after\{content:"(−|\\2212)"\}/,
    );
  });

  it('is absent where the site has no menu [2:63]', () => {
    const empty = renderChrome({ ...sampleSite, menu: [] });
    expect(sideMenu(empty, placeOf(empty, heating))).toBe('');
  });
});

describe('the sub-navbar', () => {
  const names = (fullUrl: string, pageId = samplePageId(fullUrl)) =>
    texts(subNavbar(chrome, placeOf(chrome, page(fullUrl, pageId))), 'li');

  it('shows the pages directly under the current one [2:63] [2:8] [2:227] [2:81]', () => {
    expect(names('/services')).toEqual(['Plumbing', 'Heating', 'Bathrooms', 'Water heaters', 'Emergency']);
    const services = page('/services', samplePageId('/services'));
    expect(hrefs(subNavbar(chrome, placeOf(chrome, services))).slice(0, 2)).toEqual([
      ...['/services/plumbing', '/services/heating'],
    ]);
  });

  it('shows the siblings of a page without children [2:63] [2:227] [2:81]', () => {
    const underHeating = ['Repairs', 'Installation', 'Yearly check', 'Prices'];
    expect(names('/services/heating/prices')).toEqual(underHeating);
    expect(names('/services/heating/hidden', offMenu), 'off the menu').toEqual(underHeating);
    expect(names('/contact')).toEqual(['Home', 'Services', 'About us', 'Projects', 'Advice', 'Contact']);
  });

  it('is absent where a page is alone in its section [2:63]', () => {
    const alone = { ...sampleSite, menu: sampleSite.menu.slice(0, 1) };
    const { window } = openDocument(subNavbar(renderChrome(alone), { current: 0, above: [] }));
    expect(window.document.querySelector('nav')).toBeNull();
  });

  it('does not repeat the main pages where the page or the site wants no side menu', () => {
    const around = (fullUrl: string, ofPage?: 'on' | 'off', ofSite?: 'off') =>
      subNavbar(
        { ...chrome, ...(ofSite && { sideMenu: ofSite }) },
        placeOf(chrome, page(fullUrl, samplePageId(fullUrl))),
        ofPage,
      );
    expect([around('/contact', 'off'), around('/contact', undefined, 'off')]).toEqual(['', '']);
    expect(around('/contact', 'on', 'off')).toContain('Advice');
    expect(around('/services', 'off')).toContain('Plumbing');
    expect(around('/services/heating/prices', undefined, 'off')).toContain('Repairs');
  });

  it('leaves the siblings to the side menu on wide screens [2:63]', () => {
    const kindOf = (fullUrl: string) =>
      openDocument(
        subNavbar(chrome, placeOf(chrome, page(fullUrl, samplePageId(fullUrl)))),
      ).window.document.querySelector('nav')?.className;
    expect([kindOf('/contact'), kindOf('/services'), kindOf('/services/heating/prices')]).toEqual([
      'sub main',
      'sub',
      'sub main',
    ]);
  });

  it('shows the siblings of a page that is not on the menu [2:63] [2:81]', () => {
    expect(names('/advice/hidden', offMenu)).toEqual(['Frozen pipes', 'Save water', 'Energy grants']);
  });
});

describe('an entry', () => {
  const drawn = (html: string, name: string) => {
    const all = [...openDocument(html).window.document.querySelectorAll('a, span')];
    const entry = all.find(({ textContent }) => textContent?.startsWith(name));
    return [entry?.localName, entry?.getAttribute('target') ?? null, entry?.getAttribute('rel') ?? null];
  };
  const grants = page('/advice/hidden', offMenu);
  const contact = page('/contact', samplePageId('/contact'));

  it('of an external page opens as that says, in the side menu and below a page [1:94] [2:63] [2:80]', () => {
    const opened = ['a', '_blank', 'noopener'];
    expect(drawn(sideMenu(chrome, placeOf(chrome, heating)), 'Energy grants')).toEqual(opened);
    expect(drawn(subNavbar(chrome, placeOf(chrome, grants)), 'Energy grants')).toEqual(opened);
    expect(drawn(subNavbar(chrome, placeOf(chrome, grants)), 'Save water')).toEqual(['a', null, null]);
  });

  it('of a page without navigation is text in both [1:94] [1:179] [2:63] [2:80]', () => {
    const text = ['span', null, null];
    expect(drawn(sideMenu(chrome, placeOf(chrome, heating)), 'About us')).toEqual(text);
    expect(drawn(subNavbar(chrome, placeOf(chrome, contact)), 'About us')).toEqual(text);
  });
});
