import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { assembleNotFound, assembleOpening, assembleSuspended } from './assemble-notice';
import { contentSecurityPolicyFor } from './content-security-policy';
import { withoutUnused } from './custom-properties';
import { renderChrome, renderPage } from './entry-server';
import { siteCss, styleSheets } from './generated/site-assets';
import { withoutOverridden } from './overridden';
import { sharedStyles } from './shared-styles';
import type { PageModel, SiteModel } from './site-model';
import { openDocument } from './testing/open-document';
import { sampleHomePage, sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';

const origin = 'https://harborpine.example';

function htmlOf(page: PageModel, site: SiteModel = sampleSite): string {
  // Fragments are stored as JSON between the release and the visit.
  const chrome = JSON.parse(JSON.stringify(renderChrome(site)));
  const fragments = JSON.parse(JSON.stringify(renderPage(page, site)));
  return assemblePage(chrome, fragments, { path: page.fullUrl, origin });
}

function documentOf(html: string) {
  return openDocument(html).window.document;
}

function brotliBytes(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** A page without animation and without a form. */
const plainPage: PageModel = {
  ...sampleInnerPage,
  components: sampleInnerPage.components.filter((component) => component.type === 'HtmlEditorColumns'),
};

describe('a page', () => {
  it('has title, description, keywords, canonical URL and sharing data [2:62] [2:80] [1:94]', () => {
    const document = documentOf(htmlOf(sampleInnerPage));
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
    expect(document.title).toBe(sampleInnerPage.scoTitle);
    expect(content('meta[name=description]')).toBe(sampleInnerPage.scoMetaDescription);
    expect(content('meta[name=keywords]')).toBe(sampleInnerPage.scoMetaKeywords);
    expect(content('meta[property="og:image"]')).toBe(`${origin}/images/acme/4/share.jpg`);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${origin}/services/heating`,
    );
    expect(document.documentElement.lang).toBe('en-US');
  });

  it('marks the menu entry of the current page, and nothing else in the menu [2:63]', () => {
    const current = documentOf(htmlOf(sampleInnerPage)).querySelectorAll('#menu [aria-current]');
    expect([...current].map((link) => link.getAttribute('href'))).toEqual(['/services/heating']);
  });

  it('shows its name as the only heading, unless it is the home page [2:62] [2:80]', () => {
    const inner = documentOf(htmlOf(sampleInnerPage)).querySelectorAll('h1');
    expect([...inner].map((heading) => heading.textContent)).toEqual(['Heating']);
    const html = htmlOf(sampleInnerPage);
    const places = ['</header>', '<h1>Heating</h1>', '<div class="page">'].map((part) => html.indexOf(part));
    expect(places, 'after the navbar, before the components').toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    const listed = { pageId: 9, parentId: 8, name: 'Heating', href: sampleInnerPage.fullUrl };
    const about = {
      ...listed,
      summary: '',
      picture: '',
      date: '2026-11-20',
      author: 'Ann',
      tags: [],
      since: '',
    };
    const article = documentOf(htmlOf({ ...sampleInnerPage, isArticle: true, about }));
    expect([...article.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['Heating']);
    const home = documentOf(htmlOf(sampleHomePage));
    expect(home.querySelectorAll('h1')).toHaveLength(1);
    expect(home.querySelector('h1')?.className).toBe('hidden');
    expect(home.querySelector('h1')?.textContent).toBe(sampleSite.companyName);
  });

  it('omits the hidden heading of the home page where its text has one, and no other page’s name [2:62]', () => {
    const [text] = plainPage.components;
    if (text?.type !== 'HtmlEditorColumns') throw new Error('The sample page begins with text');
    const components = [{ ...text, data: { ...text.data, column1: '<h1>Welcome</h1>' } }];
    const headingsOf = (page: PageModel) =>
      [...documentOf(htmlOf({ ...page, components })).querySelectorAll('h1')].map((h1) => h1.textContent);
    expect(headingsOf(sampleHomePage)).toEqual(['Welcome']);
    expect(headingsOf(sampleInnerPage)).toEqual(['Heating', 'Welcome']);
  });

  it('has breadcrumbs, side menu and sub-navbar, of which the home page has none [2:63] [2:8]', () => {
    const selectors = ['.crumbs', '.side', '.sub'];
    const inner = documentOf(htmlOf(sampleInnerPage));
    const home = documentOf(htmlOf(sampleHomePage));
    for (const selector of selectors) {
      expect(inner.querySelector(selector), selector).not.toBeNull();
      expect(home.querySelector(selector), selector).toBeNull();
    }
  });

  it('loads a script only where a component needs it', () => {
    const scripts = (page: PageModel) => documentOf(htmlOf(page)).querySelectorAll('script:not([type])');
    expect(scripts(plainPage)).toHaveLength(0);
    expect(scripts(sampleHomePage)).toHaveLength(3);
  });

  it('loads a part of the style only where it has an effect', () => {
    expect(htmlOf(plainPage)).not.toContain('.slides{');
    expect(htmlOf(sampleHomePage)).toContain('.slides{');
  });

  it('loads the whole style where other pages will be shown in its document', () => {
    const [, style = ''] =
      /<style>(.*)<\/style>/.exec(htmlOf(plainPage, { ...sampleSite, siteRuntime: 'hydrated' })) ?? [];
    expect(style.length).toBeGreaterThan(0.95 * siteCss.length);
    expect(style).toContain('.slides{');
  });

  it('is right to left where the language is', () => {
    expect(documentOf(htmlOf(sampleInnerPage, { ...sampleSite, language: 'ar-EG' })).dir).toBe('rtl');
    expect(documentOf(htmlOf(sampleInnerPage)).dir).toBe('');
  });

  it("shows the newsletter box only with a provider's URL, posting EMAIL in a new tab [2:9] [2:237] [2:63]", () => {
    const form = documentOf(htmlOf(sampleHomePage)).querySelector('.newsletter form');
    expect(form?.getAttribute('action')).toBe(sampleSite.newsletterUrl);
    expect(form?.getAttribute('target')).toBe('_blank');
    expect(form?.querySelector('input')?.name).toBe('EMAIL');
    expect(form?.textContent).toBe(
      "Let's Stay in touch.Sign UpYou finish signing up at lists.example, in a new tab.",
    );
    const without = documentOf(htmlOf(sampleHomePage, { ...sampleSite, newsletterUrl: '' }));
    expect(without.querySelector('.newsletter')).toBeNull();
  });

  it('omits components of unknown types and names them for the log [1:171] [2:82] [2:259]', () => {
    const unknown = { type: 'Carousel3D', componentId: 1, data: {} } as never;
    const fragments = renderPage(
      { ...plainPage, components: [unknown, ...plainPage.components] },
      sampleSite,
    );
    expect(fragments.skippedTypes).toEqual(['Carousel3D']);
    expect(fragments.main).toBe(renderPage(plainPage, sampleSite).main);
  });
});

describe('an unknown path', () => {
  it('says so in the chrome of the site, with a way home, and is not indexed [2:61] [2:63]', () => {
    const html = assembleNotFound(renderChrome(sampleSite), { path: '/a/<b>' });
    const document = documentOf(html);
    expect(document.querySelector('h1')?.textContent).toBe('Page not found');
    expect(document.querySelector('main')?.textContent).toContain('/a/<b>');
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelectorAll('#menu a').length).toBeGreaterThan(10);
    expect(document.querySelector('[aria-current]')).toBeNull();
    // The pages at the top of the menu, except the home page; texts without a link are left out.
    const offered = [...document.querySelectorAll('main li a')].map((link) => link.getAttribute('href'));
    const atTheTop = sampleSite.menu.filter(({ href, isLink }) => href !== '/' && isLink);
    expect(offered).toEqual(atTheTop.slice(0, 8).map(({ href }) => href));
    expect(offered.length).toBeGreaterThan(2);
  });
});

describe('a suspended company', () => {
  it("shows its name and nothing else, in the company's theme", () => {
    const chrome = renderChrome(sampleSite);
    const html = assembleSuspended('Smith & <Sons>', chrome, {});
    expect(html).toContain(':root{');
    expect(html).toContain(chrome.theme.match(/#\w+/)?.[0]);
    const document = documentOf(html);
    expect(document.body.textContent).toBe('Smith & <Sons>');
    expect(document.querySelector('a')).toBeNull();
  });
});

describe('a site that has not opened', () => {
  it("says so in the company's chrome, and is not indexed [2:63]", () => {
    const chrome = renderChrome({ ...sampleSite, menu: [] });
    const document = documentOf(assembleOpening(chrome, {}));
    expect(document.querySelector('h1')?.textContent).toBe('Opening soon');
    expect(document.querySelector('header')?.textContent).toContain(sampleSite.telephone);
    expect(document.querySelector('main a')).toBeNull();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('has font and colours where the company has entered nothing yet', () => {
    const html = assembleOpening(undefined, {});
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(style).toContain('system-ui');
    expect(style).toMatch(/body[^{]*\{[^}]*font/);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(contentSecurityPolicyFor()).toContain(hash);
  });
});

describe('the content security policy', () => {
  it('allows exactly the styles and scripts that the document has [2:9] [2:237]', () => {
    const chrome = renderChrome(sampleSite);
    const page = renderPage(sampleHomePage, sampleSite);
    const policy = contentSecurityPolicyFor(chrome, page);
    const html = assemblePage(chrome, page, { path: '/', origin });
    const inDocument = [...html.matchAll(/<(style|script)>(.*?)<\/\1>/gs)].map(
      ([_all, _tag, code]) => `'sha256-${createHash('sha256').update(String(code)).digest('base64')}'`,
    );
    expect(inDocument).toHaveLength(4);
    const inPolicy = policy.match(/'sha256-[^']+'/g) ?? [];
    expect([...inPolicy].sort()).toEqual([...inDocument].sort());
    expect(policy).toContain("form-action 'self' https://lists.example");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('allows no script at all on a page without islands', () => {
    const policy = contentSecurityPolicyFor(renderChrome({ ...sampleSite, newsletterUrl: '' }));
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).toMatch(/form-action 'self'$/);
  });
});

describe('sizes', () => {
  const isOwn = (name: string) => name === 'section' || !sharedStyles.some((shared) => shared === name);

  it('keep the whole shared style within 4 KB at brotli, as a company without a theme sends it', () => {
    const shared = Object.entries(styleSheets).filter(([name]) => !isOwn(name));
    const sent = withoutUnused(withoutOverridden(shared.map(([, code]) => code).join('')));
    expect(brotliBytes(sent, 11)).toBeLessThanOrEqual(4_096);
  });

  it('keep the style of sections within 1 KB at brotli, and that of a component within 700 bytes', () => {
    for (const [name, code] of Object.entries(styleSheets).filter(([name]) => isOwn(name))) {
      expect(brotliBytes(code, 11), name).toBeLessThanOrEqual(name === 'section' ? 1_024 : 700);
    }
  });

  it('keep HTML, style and script of a plain page within 8,000 bytes at brotli 5, and of any within 16,000', () => {
    expect(brotliBytes(htmlOf(plainPage), 5)).toBeLessThanOrEqual(8_000);
    for (const page of [sampleHomePage, sampleInnerPage]) {
      expect(brotliBytes(htmlOf(page), 5), page.name).toBeLessThanOrEqual(16_000);
    }
  });

  it('count the bytes of a page as they are stored', () => {
    const page = renderPage({ ...plainPage, scoTitle: 'Größe' }, sampleSite);
    expect(page.bytes).toBe(Buffer.byteLength(page.head) + Buffer.byteLength(page.main));
  });
});
