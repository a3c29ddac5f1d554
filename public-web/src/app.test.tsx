import type { CallOutput } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { matchRoutes } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { siteRoutes } from './app';
import { assemblePage } from './assemble';
import { pageLinkAt } from './browser/page-link';
import { hydrate, type Site } from './entry-browser';
import { renderChrome, renderPage } from './entry-server';
import type { MenuEntry, PageModel } from './site-model';
import { sampleHomePage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';

/**
 * Opens a released document in a browser whose API calls answer with the data that the released pages are
 * made from.
 */
const release = 4;
const menu = structuredClone(sampleSite.menu);
const [third] = menu.flatMap(({ children }) => children).flatMap(({ children }) => children);
// A fourth level, which only the side menu shows.
third?.children.push({
  ...third,
  pageId: 9_100,
  name: 'Deepest',
  href: `${third.href}/deepest`,
  children: [],
});
const site = { ...sampleSite, menu, siteRuntime: 'hydrated' as const };
const text = '<h2>Pipes &amp; drains</h2><p style="text-align:center">Clear, <em>always</em>.</p>';
const inner: PageModel = {
  pageId: sampleSite.menu.flatMap(({ children }) => children)[0]?.pageId ?? 0,
  name: 'Pipes & <drains>',
  fullUrl: sampleSite.menu.flatMap(({ children }) => children)[0]?.href ?? '',
  scoTitle: 'Pipes and drains',
  scoMetaDescription: 'Clear, always',
  scoMetaKeywords: '',
  forms: {},
  components: [
    {
      type: 'HtmlEditorColumns',
      componentId: 1,
      data: {
        componentName: 'Text',
        borderStyle: 'float',
        format: '4_2-2',
        column1: text,
        column2: '<p>Not in this format</p>',
        column3: '<p>Right</p>',
        column4: '',
      },
    },
    { type: 'Blank', componentId: 2, data: { componentName: 'Gap', height: 40 } },
  ],
};

function released(page: PageModel): string {
  const context = { path: page.fullUrl, origin: location.origin, release };
  const html = assemblePage(renderChrome(site), renderPage(page, site), context);
  return html.replaceAll(/<style>.*?<\/style>/gs, '');
}

/** The body as visitors receive it, whether it was released or drawn in the browser. */
function bodyOf(of: Document): string {
  const body = of.body.cloneNode(true) as HTMLElement;
  for (const extra of body.querySelectorAll('script, [data-announcer]')) extra.remove();
  for (const element of body.querySelectorAll('*')) {
    element.removeAttribute('tabindex');
    const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) {
      element.setAttribute(
        name,
        name === 'style' ? value.replace(/[;\s]+$/, '').replace(/:\s*/g, ':') : value,
      );
    }
  }
  return body.innerHTML;
}

function sideMenuItems(): CallOutput<Contract['listSideMenuItems']> {
  const itemOf = (entry: MenuEntry, parentId: number | null) => ({
    page: {
      id: entry.pageId,
      name: entry.name,
      friendlyUrl: entry.href,
      isExternal: entry.isExternal,
      openType: entry.openType,
      allowNavigation: entry.isLink,
      status: 'live',
      scoTitle: '',
      scoMetaDescription: '',
      scoMetaKeywords: '',
      fullUrl: entry.href,
    },
    parentId,
    fullUrl: entry.href,
    isToggleOpen: false,
  });
  const under = (entries: MenuEntry[]) =>
    entries.flatMap((entry) => entry.children.map((child) => [child, entry.pageId] as const));
  const second = under(site.menu);
  const third = under(second.map(([entry]) => entry));
  return {
    mainPages: site.menu.map((entry) => itemOf(entry, null)),
    parentPages: second.map((pair) => itemOf(...pair)),
    childPages: third.map((pair) => itemOf(...pair)),
    subPages: under(third.map(([entry]) => entry)).map((pair) => itemOf(...pair)),
  };
}

/** The page that the calls answer with. */
let answered: PageModel = inner;

const pageContent = () => ({
  page: {
    ...answered,
    id: answered.pageId,
    friendlyUrl: 'x',
    isExternal: false,
    openType: null,
    allowNavigation: true,
    status: 'live',
  },
  pageComponents: [],
  components: answered.components,
  forms: [],
  images: {},
  offMenuParents: [],
  release,
});

const asked: string[] = [];
let app: Site;
let nodes: Element[];
let bodyBefore: string;

// The files of a worker share one document, and the Testing Library keeps the body that it first saw.
const { head, body } = document;
afterAll(() => document.documentElement.replaceChildren(head, body));

beforeAll(async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const body = url.includes('GetSideMenuItems') ? sideMenuItems() : pageContent();
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  vi.stubGlobal('scrollTo', () => undefined);
  // Banners wait for their button.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // Another test file of the same worker may have navigated elsewhere.
  history.replaceState(null, '', '/');
  document.documentElement.innerHTML = released(sampleHomePage);
  nodes = [...document.body.querySelectorAll('*')];
  bodyBefore = bodyOf(document);
  app = hydrate('/', release);
  // React marks a DOM node that it has hydrated. Each of the tests begins after that, so that it also runs by itself.
  const footer = document.querySelector('footer') as Element;
  await vi.waitFor(() => expect(Object.keys(footer).join()).toContain('__reactFiber'), { timeout: 15_000 });
});

it('hydrates the released document unchanged, without a call', () => {
  expect(bodyOf(document)).toBe(bodyBefore);
  expect([...document.body.querySelectorAll('*')].every((node, index) => node === nodes[index])).toBe(true);
  expect(asked).toEqual([]);
});

it('draws another page exactly as a release does, and announces it [2:61] [2:62] [2:63] [2:80] [2:81] [2:225] [2:236]', async () => {
  const header = document.querySelector('header');
  await app.navigate(inner.fullUrl);
  await vi.waitFor(() => expect(document.querySelector('#main h1')?.textContent).toBe(inner.name), {
    timeout: 15_000,
  });
  const expected = new DOMParser().parseFromString(released(inner), 'text/html');
  expect(bodyOf(document)).toBe(bodyOf(expected));
  expect(document.title).toBe(expected.title);
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Clear, always');
  // The home page has keywords, this page has none.
  expect(document.querySelector('meta[name=keywords]')).toBeNull();
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    expected.querySelector('link[rel=canonical]')?.getAttribute('href'),
  );
  expect(location.pathname).toBe(inner.fullUrl);
  expect(document.querySelector('header')).toBe(header);
  expect(document.activeElement).toBe(document.querySelector('#main h1'));
  expect(document.querySelector('[role=status][data-announcer]')?.textContent).toBe('Pipes and drains');
  const calls = asked.map((url) => url.split('?')[0]).sort();
  expect(calls).toEqual(['/api/Components/GetSideMenuItems', '/api/pages/GetPageByMenuAndPageName']);
});

it('starts the scripts of a page that it draws: an announcement is dismissed, a banner has its controls [2:119] [2:120] [2:121] [1:186] [2:8]', async () => {
  const components = sampleHomePage.components.filter(({ type }) => /^(Announcement|Banner)/.test(type));
  answered = { ...inner, pageId: 0, fullUrl: '/news', name: 'News', components };
  await app.navigate('/news');
  await vi.waitFor(() => expect(document.querySelector('#main h1')?.textContent).toBe('News'), {
    timeout: 15_000,
  });
  const bar = document.querySelector('.announcement') as HTMLElement;
  const dismiss = bar.querySelector('button') as HTMLButtonElement;
  expect([bar.hidden, dismiss.hidden]).toEqual([false, false]);
  dismiss.click();
  expect(bar.hidden).toBe(true);
  expect(document.querySelector<HTMLElement>('[data-banner] .controls')?.hidden).toBe(false);
  answered = inner;
});

it('knows the parts of a path by their names, at every depth of the menu [2:61] [2:236]', () => {
  const routes = siteRoutes({ before: [], page: '', after: [] } as never, release);
  const partsOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.params;
  const parts = { parentMenu: 'a', childMenu: 'b', subMenu: 'c' };
  expect(['/', '/x', '/a/x', '/a/b/x', '/a/b/c/x'].map(partsOf)).toEqual([
    {},
    { friendlyUrl: 'x' },
    { parentMenu: 'a', friendlyUrl: 'x' },
    { parentMenu: 'a', childMenu: 'b', friendlyUrl: 'x' },
    { ...parts, friendlyUrl: 'x' },
  ]);
  expect(partsOf('/a/b/c/d/x')).toBeUndefined();
});

it('handles links of the site only', () => {
  const holder = document.body.appendChild(document.createElement('div'));
  const linkIn = (html: string) => {
    holder.innerHTML = html;
    return pageLinkAt(holder.querySelector('a')?.firstElementChild ?? holder.querySelector('a'))?.pathname;
  };
  expect(linkIn('<a href="/about"><em>About</em></a>')).toBe('/about');
  expect(linkIn('<a href="/about#team">Team</a>')).toBe('/about');
  for (const other of [
    '<a href="https://elsewhere.example/about">a</a>',
    '<a href="/about" target="_blank">a</a>',
    '<a href="/about" download>a</a>',
    '<a href="/images/acme/1/price-list">a</a>',
    '<a href="/sitemap.xml">a</a>',
    '<a href="/api/components/GetMenuItems">a</a>',
    '<a href="#main">a</a>',
    '<a href="mailto:a@acme.example">a</a>',
    '<a>a</a>',
  ]) {
    expect(linkIn(other), other).toBeUndefined();
  }
  holder.remove();
});
