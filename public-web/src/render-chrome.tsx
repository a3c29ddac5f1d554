import { filesOf } from '@galley/shared/theme/type-pairs';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandColors } from './brand-colors';
import { businessData } from './business-data';
import { Footer } from './chrome/footer';
import { Header } from './chrome/header';
import { MainMenu } from './chrome/main-menu';
import { MenuLink } from './chrome/menu-link';
import { escapeHtml } from './escape-html';
import { imageSource } from './image-source';
import { iconLinks, madeOfLogo } from './logo-pictures';
import { originOfNewsletter } from './newsletter-origin';
import type { ChromeEntry, ChromeFragments, MenuEntry, SiteModel } from './site-model';
import { stylesIn } from './styles-in';
import { themeFragments } from './theme-css';

const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Flattens the menu into one list in which each entry's children follow it. */
function flattenMenu(menu: MenuEntry[]): ChromeEntry[] {
  const entries: ChromeEntry[] = [];
  const add = (siblings: MenuEntry[], parent: number) => {
    for (const entry of siblings) {
      const index = entries.length;
      const link = renderToStaticMarkup(<MenuLink entry={entry} />);
      entries.push({ id: entry.pageId, path: entry.isExternal ? '' : entry.href, link, parent });
      add(entry.children, index);
    }
  };
  add(menu, -1);
  return entries;
}

/** Cuts the header around its menu, which is searched for the current page on every visit. */
function renderHeader(site: SiteModel): Pick<ChromeFragments, 'headerStart' | 'menu' | 'headerEnd'> {
  const mainMenu = <MainMenu entries={site.menu} />;
  const header = renderToStaticMarkup(<Header site={site} menu={mainMenu} />);
  const menu = renderToStaticMarkup(mainMenu);
  const start = header.lastIndexOf(menu);
  return { headerStart: header.slice(0, start), menu, headerEnd: header.slice(start + menu.length) };
}

/** Collects what a theme changes in what documents load and show. */
function themeOf({ theme, siteRuntime }: SiteModel) {
  const fonts = theme ? filesOf(theme.type) : [];
  const where = theme && theme.sideMenu !== 'on' ? theme.sideMenu : undefined;
  const preloads = fonts.map(({ path }) => `<link rel="preload" href="${path}" as="font" crossorigin>`);
  // A hydrated site draws the side menu in the browser, so the browser needs this setting.
  const rule = where && siteRuntime === 'hydrated' ? `<meta name="side-menu" content="${where}">` : '';
  return {
    head: preloads.join('') + rule,
    parts: { ...(fonts.length > 0 && { hasFonts: true as const }), ...(where && { sideMenu: where }) },
  };
}

/** Renders what all pages of a site share. */
export function renderChrome(site: SiteModel): ChromeFragments {
  const offMenuParents = (site.offMenuParents ?? []).map((parent) => [
    parent.href,
    renderToStaticMarkup(<MenuLink entry={parent} />),
  ]);
  const theme = themeOf(site);
  const shareOfLogo = madeOfLogo(site).share;
  const parts = { ...renderHeader(site), footer: renderToStaticMarkup(<Footer site={site} />) };
  return {
    companyName: escapeHtml(site.companyName),
    language: escapeHtml(site.language),
    direction: rightToLeft.has(site.language.split('-')[0] ?? '') ? 'rtl' : 'ltr',
    head:
      theme.head +
      `<meta name="theme-color" content="${site.theme?.brand ?? brandColors(site.primaryColor).brand}">` +
      `<meta property="og:site_name" content="${escapeHtml(site.companyName)}">` +
      iconLinks(site),
    ...themeFragments(site),
    ...theme.parts,
    shareImage: site.shareImage ? escapeHtml(imageSource(site.shareImage)) : '',
    ...(shareOfLogo && { logoPicture: escapeHtml(shareOfLogo) }),
    business: businessData(site),
    verification: site.siteVerification
      ? `<meta name="google-site-verification" content="${escapeHtml(site.siteVerification)}">`
      : '',
    ...(site.siteRuntime === 'hydrated' && { isHydrated: true }),
    newsletterOrigin: originOfNewsletter(site),
    ...parts,
    styles: stylesIn(
      parts.headerStart + parts.headerEnd + parts.footer,
      // The lists of the menu are not those of a text.
      stylesIn(parts.menu).filter((name) => name.startsWith('menu-')),
    ),
    entries: flattenMenu(site.menu),
    offMenuParents: Object.fromEntries(offMenuParents),
  };
}
