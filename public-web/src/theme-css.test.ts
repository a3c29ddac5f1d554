import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { presetOf } from '@galley/shared/theme/presets';
import { presetNames, type Theme, type TypePairName, themeChoices } from '@galley/shared/theme/theme-words';
import { filesOf, typePairs } from '@galley/shared/theme/type-pairs';
import { describe, expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { contentSecurityPolicyFor } from './content-security-policy';
import { renderChrome, renderPage } from './entry-server';
import { propertyLetters, themeStyles } from './generated/site-assets';
import { plainCss } from './plain-theme';
import { sampleHomePage, sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';

const fonts = fileURLToPath(new URL('../fonts/', import.meta.url));
const fileOf = (path: string) => fonts + path.split('/').at(-1);
const site = (theme: Theme) => ({ ...sampleSite, theme });
const origin = 'https://harborpine.example';

function documentOf(theme: Theme, page = sampleHomePage): string {
  return assemblePage(renderChrome(site(theme)), renderPage(page, sampleSite), {
    path: page.fullUrl,
    origin,
  });
}

it('a company without a theme is sent no style of one, and only the properties of its colors and its font', () => {
  for (const page of [sampleHomePage, sampleInnerPage]) {
    const html = assemblePage(renderChrome(sampleSite), renderPage(page, sampleSite), {
      path: page.fullUrl,
      origin,
    });
    for (const [name, style] of Object.entries(themeStyles)) expect(html.includes(style), name).toBe(false);
    const own = /<style>.*?:root\{([^}]*--\w:#[^}]*)\}/s.exec(html)?.[1] ?? '';
    const set = [...own.matchAll(/--(\w):/g)].map(([, letter]) => letter);
    const ofPlain = plainCss(sampleSite).matchAll(/--(\w):/g);
    expect(set.length).toBeGreaterThan(5);
    expect([...ofPlain].map(([, letter]) => letter)).toEqual(expect.arrayContaining(set));
  }
});

describe('a theme', () => {
  it.each(presetNames)('%s sets every property that its documents use, and no other one', (name) => {
    const html = documentOf(presetOf(name));
    const letters = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, letter]) => letter));
    const set = letters(/--(\w):/g);
    for (const letter of letters(/var\(--(\w)\)/g)) {
      const property = Object.entries(propertyLetters).find(([, short]) => short === letter)?.[0];
      expect(set.has(letter), `${property} is set`).toBe(true);
    }
    const [, ofAll = ''] = /:root\{([^}]*--\w:#[^}]*)\}/.exec(html) ?? [];
    for (const [, letter] of ofAll.matchAll(/--(\w):/g)) expect(html).toContain(`var(--${letter})`);
  });

  it('has a style for each of its choices, or needs none', () => {
    const without = [
      'header-left',
      'phone-panel',
      'buttons-solid',
      'buttons-pill',
      'images-plain',
      'divider-line',
      'divider-none',
      'divider-slant',
      'footer-dark',
      'picture-cover',
    ];
    const styled = {
      header: 'header',
      phone: 'phoneMenu',
      hero: 'hero',
      cards: 'cards',
      buttons: 'buttons',
      images: 'images',
      divider: 'divider',
      footer: 'footer',
      picture: 'hero',
      boxed: 'cards',
    } as const;
    const words = Object.entries(styled).flatMap(([style, field]) =>
      themeChoices[field].map((word) => `${style}-${word}`),
    );
    expect(words.filter((word) => !(word in themeStyles)).sort()).toEqual(without.sort());
    expect(
      Object.keys(themeStyles)
        .filter((name) => !words.includes(name))
        .sort(),
    ).toEqual([
      'beside-inset',
      'between-line',
      'capitals',
      'edge-slant',
      'flat-cards',
      'front-slant',
      'logo-compact',
      'logo-dark',
      'logo-floating',
      'logo-plate',
      'newsletter-centred',
      'newsletter-light',
      'no-banner-places',
      'no-banner-scrim',
      'no-hero-scrim',
      'over-transparent',
      'screen-capitals',
      'sending-outline',
      'sign-light',
      'small-headings',
      'sticky',
      'sticky-side',
      'themed',
    ]);
  });

  it("does not change a page's own HTML", () => {
    const plain = renderPage(sampleHomePage, sampleSite);
    for (const name of presetNames) expect(renderPage(sampleHomePage, site(presetOf(name)))).toEqual(plain);
  });

  it('is sent with the parts that a page has: no hero style where there is no banner', () => {
    const theme = presetOf('poster');
    expect(documentOf(theme)).toContain('.home>.banner{');
    const inner = { ...sampleInnerPage, components: [] };
    expect(documentOf(theme, inner)).not.toContain('.home>.banner{');
    expect(documentOf(theme, inner)).toContain('header{border:0;background:');
    // Where it has no use: on an inner page the banner is as it is without a theme.
    const banners = { ...sampleInnerPage, components: sampleHomePage.components };
    expect(documentOf(theme, banners)).toContain('.slides{');
    expect(documentOf(theme, banners)).not.toContain('.home>.banner{');
  });

  it('has a telephone number, a link to a page or nothing in the header [2:63]', () => {
    const barOf = (theme: Theme, headerLink?: { label: string; href: string }) =>
      renderChrome({ ...site(theme), headerLink }).headerEnd;
    const theme = presetOf('clear');
    expect(barOf(theme)).toContain('href="tel:');
    expect(barOf({ ...theme, headerAction: 'none' })).not.toContain('class="button');
    const toPage = { ...theme, headerAction: 'page' as const };
    expect(barOf(toPage, { label: 'Book a table', href: '/book' })).toContain(
      '<a class="button" href="/book">Book a table</a>',
    );
    expect(barOf(toPage)).not.toContain('class="button');
  });

  it('uses the logo for dark backgrounds where header or footer are dark, and the other one elsewhere [2:63] [2:69]', () => {
    const logos = { logoUrl: 'acme/1/logo.png', darkLogoUrl: 'acme/2/light-logo.png' };
    const stylesOf = (theme: Theme) => {
      const { themeParts = {} } = renderChrome({ ...site(theme), ...logos });
      const has = (name: string) =>
        Object.values(themeParts)
          .join('')
          .includes(themeStyles[name] ?? '?');
      return ['logo-dark', 'sign-light'].filter(has);
    };
    expect(stylesOf(presetOf('clear'))).toEqual([]);
    expect(stylesOf(presetOf('studio'))).toEqual(['logo-dark']);
    expect(stylesOf(presetOf('garden'))).toEqual(['sign-light']);
    // White text on blue, dark text on yellow.
    expect(stylesOf({ ...presetOf('poster'), brand: '#1f4fd8' })).toEqual(['logo-dark']);
    expect(stylesOf(presetOf('poster'))).toEqual(['sign-light']);

    const chrome = renderChrome({ ...sampleSite, ...logos });
    for (const part of [chrome.headerStart, chrome.footer]) {
      expect(part).toContain('src="/images/acme/1/logo.png"');
      expect(part).toMatch(/<picture class="on-dark" hidden=""><img [^>]*light-logo.png"[^>]*loading="lazy"/);
    }
    const { footer, headerStart } = renderChrome({ ...sampleSite, logoUrl: logos.logoUrl });
    expect(footer + headerStart).not.toMatch(/loading="lazy"|class="sign"/);
  });

  it('shows the side menu of inner pages always, never, or from four pages of a section on [2:63]', () => {
    const theme = presetOf('clear');
    expect(documentOf(theme, sampleInnerPage)).toContain('class="side"');
    expect(documentOf({ ...theme, sideMenu: 'off' }, sampleInnerPage)).not.toContain('class="side"');
    expect(documentOf({ ...theme, sideMenu: 'from-4' }, sampleInnerPage)).toContain('class="side"');
    // The setting of the page overrides the theme.
    const hidden = { ...sampleInnerPage, sideMenu: 'off' as const };
    expect(documentOf(theme, hidden)).not.toContain('class="side"');
    const shown = { ...sampleInnerPage, sideMenu: 'on' as const };
    expect(documentOf({ ...theme, sideMenu: 'off' }, shown)).toContain('class="side"');
    const [first] = sampleSite.menu.filter(({ children }) => children.length > 0);
    const small = {
      ...site({ ...theme, sideMenu: 'from-4' as const }),
      menu: first
        ? [{ ...first, children: first.children.slice(0, 2).map((child) => ({ ...child, children: [] })) }]
        : [],
    };
    const page = renderPage(sampleInnerPage, small);
    expect(assemblePage(renderChrome(small), page, { path: page.fullUrl, origin })).not.toContain(
      'class="side"',
    );
  });
});

describe('fonts', () => {
  it.each(themeChoices.type)(
    'of %s are at most two files and 45 KB, with their licences, from the site itself',
    (name: TypePairName) => {
      const files = filesOf(name);
      expect(files.length).toBeLessThanOrEqual(2);
      expect(files.reduce((sum, { path }) => sum + statSync(fileOf(path)).size, 0)).toBeLessThanOrEqual(
        45_000,
      );
      for (const { path, family } of files) {
        expect(path).toMatch(/^\/assets\/fonts\/[\w.-]+\.woff2$/);
        const licence = fileOf(path).replace(/-[\d.]+\.woff2$/, '-LICENSE.txt');
        expect(existsSync(licence), licence).toBe(true);
        expect(readFileSync(licence, 'utf8'), family).toContain('SIL Open Font License');
      }
    },
  );

  it("include at least eight pairs beside the system's", () => {
    expect(
      Object.keys(typePairs).filter((name) => filesOf(name as TypePairName).length > 0).length,
    ).toBeGreaterThanOrEqual(8);
  });

  it('are preloaded and allowed where a company has chosen some, and nowhere else', () => {
    const themed = renderChrome(site(presetOf('paper')));
    expect(
      themed.head.match(/<link rel="preload" href="\/assets\/fonts\/[^"]+" as="font" crossorigin>/g),
    ).toHaveLength(2);
    expect(contentSecurityPolicyFor(themed)).toContain("font-src 'self'");
    for (const chrome of [renderChrome(sampleSite), renderChrome(site(presetOf('clear')))]) {
      expect(chrome.head + chrome.theme).not.toContain('.woff2');
      expect(chrome.theme).not.toContain('@font-face');
      expect(contentSecurityPolicyFor(chrome)).not.toContain('font-src');
    }
  });
});
