import { breadcrumbs, type Place, sideMenu, subNavbar } from './navigation';
import type { ChromeFragments, PageFragments } from './site-model';

/**
 * The parts of the chrome that are needed between header and footer, both for visits and in the browser of a
 * hydrated site.
 */
export type SharedParts = Pick<ChromeFragments, 'companyName' | 'entries' | 'offMenuParents' | 'sideMenu'>;
export type PagePartFragments = Pick<
  PageFragments,
  'pageId' | 'fullUrl' | 'name' | 'main' | 'hasHeading' | 'byline' | 'sideMenu'
>;

const startOf = { home: '<main id="main" class="home">', inner: '<div class="inner">' };

/**
 * The start tag of the element around a page's components: home page and inner pages style their content
 * differently.
 */
export const aroundPage = (fullUrl: string) => startOf[fullUrl === '/' ? 'home' : 'inner'];

function homePart({ companyName }: SharedParts, page: PagePartFragments): string {
  // The home page shows no page name; screen readers and search engines still get the one heading that they
  // expect.
  const heading = page.hasHeading ? '' : `<h1 class="hidden">${companyName}</h1>`;
  return `${startOf.home}${heading}${page.main}</main>`;
}

function innerPart(chrome: SharedParts, page: PagePartFragments, place: Place): string {
  return (
    `${startOf.inner}${breadcrumbs(chrome, page, place)}${sideMenu(chrome, place, page.sideMenu)}` +
    `<main id="main">${title(page)}${subNavbar(chrome, place, page.sideMenu)}<div class="page">${page.main}</div></main></div>`
  );
}

/** Renders the name of a page; for an article also its author and date. */
function title({ name, byline }: PagePartFragments): string {
  const heading = `<h1>${name}</h1>`;
  return byline ? `<hgroup>${heading}${byline}</hgroup>` : heading;
}

/** Joins everything between header and footer into one element. */
export function pagePart(chrome: SharedParts, page: PagePartFragments, place: Place): string {
  return page.fullUrl === '/' ? homePart(chrome, page) : innerPart(chrome, page, place);
}
