import { columnsOf } from '@galley/shared/components/column-formats';
import type { ListedPage } from '@galley/shared/components/listed-pages';
import { socialLinkFields } from '@galley/shared/schemas/site';
import { describe, expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { renderChrome, renderPage } from './entry-server';
import type { MenuEntry, SiteModel } from './site-model';
import { sampleHomePage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';

const menu = (entries: readonly MenuEntry[], mark: string): MenuEntry[] =>
  entries.map((entry, index) => ({
    ...entry,
    name: `${mark}${index}name`,
    href: `/${mark}${index}href`,
    children: menu(entry.children, `${mark}${index}x`),
  }));

/** A site each of whose texts occurs nowhere else. */
const site: SiteModel = {
  ...sampleSite,
  companyName: 'the company',
  copyrightName: 'the owner',
  address: '1 Street of the Company',
  telephone: '207 555 0199',
  newsletterUrl: 'https://newsletter.example/here',
  social: Object.fromEntries(socialLinkFields.map((field) => [field, `https://${field}.example/`])),
  footer: {
    contentColumn1: '<p>first column</p>',
    contentColumn2: '<p>second column</p>',
    contentColumn3: '<p>third column</p>',
    contentColumn4: '<p>fourth column</p>',
  },
  tabs: sampleSite.tabs.map((tab, index) => ({
    ...tab,
    title: `tab ${index}`,
    column1: `<p>tab ${index} column1</p>`,
    column2: `<p>tab ${index} column2</p>`,
    column3: `<p>tab ${index} column3</p>`,
    column4: `<p>tab ${index} column4</p>`,
    footer: `<p>tab ${index} footer</p>`,
  })),
  menu: menu(sampleSite.menu, 'm'),
};

const about: ListedPage = {
  ...{ pageId: 1, parentId: 0, name: 'Home', href: '/', summary: 'the summary', picture: 'acme/7/own.png' },
  ...{ date: '2026-11-22', author: 'the author', tags: ['first tag'], since: '' },
};

const opened = (page: Partial<typeof sampleHomePage> = {}) =>
  assemblePage(renderChrome(site), renderPage({ ...sampleHomePage, ...page }, site), {
    path: '/',
    origin: 'https://acme.example',
  });
const html = opened();

const entriesIn = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...entriesIn(entry.children)]);

/** The menu shows three levels. */
const shownEntries = site.menu.flatMap((top) => [
  top,
  ...top.children.flatMap((child) => [child, ...child.children]),
]);

describe('what every page shows', () => {
  it('has all entries of the menu, each with its link unless it has none [2:8] [1:94] [2:63] [2:80] [2:81]', () => {
    expect(shownEntries).toHaveLength(entriesIn(site.menu).length);
    const missing = shownEntries.filter(({ name }) => !html.includes(`>${name}</`));
    expect(missing.map(({ name }) => name)).toEqual([]);
    const links = shownEntries.filter(({ href }) => html.includes(`href="${href}"`));
    expect(links).toEqual(shownEntries.filter(({ isLink }) => isLink));
  });

  it('opens an entry in another tab where its author chose that, and no other [2:8] [1:94] [2:63] [2:80]', () => {
    const inNewTab = shownEntries.filter(({ openType }) => openType === 'NewTab');
    expect(inNewTab).toHaveLength(1);
    for (const { href, openType } of shownEntries.filter(({ isLink }) => isLink)) {
      const [link = ''] = new RegExp(`<a [^>]*href="${href}"[^>]*>`).exec(html) ?? [];
      const attributes = ['target="_blank"', 'rel="noopener"'].map((attribute) => link.includes(attribute));
      expect(attributes, href).toEqual(openType === 'NewTab' ? [true, true] : [false, false]);
    }
  });

  it('has each tab with a button that opens its own panel, all of its columns and its footer [2:8] [2:63] [2:70] [2:122]', () => {
    for (const [index, tab] of site.tabs.entries()) {
      const panel = `tab-${tab.id}`;
      expect(html).toMatch(
        new RegExp(`<button [^>]*popovertarget="${panel}"[^>]*>tab ${index}</button>`, 'i'),
      );
      expect(html).toMatch(new RegExp(`<section [^>]*id="${panel}"[^>]*aria-label="tab ${index}"`));
      for (const shown of [...columnsOf(tab.format), 'footer'])
        expect(html).toContain(`tab ${index} ${shown}<`);
    }
    expect(html).not.toContain('tab 0 column2');
  });

  it('has the name, address, telephone, networks, newsletter and all columns of the footer [2:8] [2:9] [2:63] [2:68] [2:69] [2:237]', () => {
    const links = socialLinkFields.map((field) => `<a href="https://${field}.example/"`);
    const missing = [...links, `action="${site.newsletterUrl}"`].filter((link) => !html.includes(link));
    expect(missing).toEqual([]);
    const texts = [site.companyName, site.copyrightName, site.address, '207 555 0199'];
    const columns = ['first', 'second', 'third', 'fourth'].map((nth) => `<p>${nth} column</p>`);
    for (const text of [...texts, ...columns]) expect(html).toContain(text);
    expect(html).toMatch(/<a class="logo" href="\/">the company<\/a>/);
  });

  it('leads home from the logo in the header and from that in the footer [2:63] [2:69]', () => {
    const chrome = renderChrome({ ...site, logoUrl: 'acme/7/a.png', darkLogoUrl: 'acme/8/b.png' });
    const logos = Object.values(chrome).join();
    for (const place of ['logo', 'sign']) {
      const link = new RegExp(`<a class="${place}" href="/">.*?</a>`).exec(logos)?.[0];
      expect(link).toContain('src="/images/acme/7/a.png"');
      expect(link).toContain('src="/images/acme/8/b.png"');
    }
  });

  it('names a parent page off the menu, whether it is a link or not [2:63] [2:81]', () => {
    const parent = { pageId: 77, name: 'Yard', href: '/yard', isExternal: false, openType: null };
    const offMenuParents = [true, false].map((isLink) => ({ ...parent, href: `/yard-${isLink}`, isLink }));
    expect(renderChrome({ ...site, offMenuParents }).offMenuParents).toEqual({
      '/yard-true': '<a href="/yard-true">Yard</a>',
      '/yard-false': '<span>Yard</span>',
    });
  });
});

describe('an article', () => {
  const inner = { pageId: 999, fullUrl: '/elsewhere' };

  it('shows its author and its day, and another page neither', () => {
    const byline = '<span>the author</span><time datetime="2026-11-22">November 22, 2026</time>';
    expect(opened({ isArticle: true, about, ...inner })).toContain(byline);
    expect(opened({ about, ...inner })).not.toContain('the author');
  });

  it.each([
    ['an author', { date: '' }, '<span>the author</span></p>'],
    ['a day', { author: '' }, '<p class="byline"><time'],
  ])('shows %s alone', (_what, change, shown) => {
    expect(opened({ isArticle: true, about: { ...about, ...change }, ...inner })).toContain(shown);
  });
});
