import { breadcrumbs, type Place, sideMenu, subNavbar } from './navigation';
import type { ChromeFragments, PageFragments } from './site-model';

/** What stands between header and footer; visits join it, and so does the browser of a hydrated site. */
export type SharedParts = Pick<ChromeFragments, 'companyName' | 'entries' | 'offMenuParents'>;
export type PagePartFragments = Pick<PageFragments, 'pageId' | 'fullUrl' | 'name' | 'main' | 'hasHeading'>;

function homePart({ companyName }: SharedParts, page: PagePartFragments): string {
  // The home page shows no page name; screen readers and search engines still get the one heading they expect.
  const heading = page.hasHeading ? '' : `<h1 class="hidden">${companyName}</h1>`;
  return `<main id="main" class="home">${heading}${page.main}</main>`;
}

function innerPart(chrome: SharedParts, page: PagePartFragments, place: Place): string {
  return (
    `<div class="inner">${breadcrumbs(chrome, page, place)}${sideMenu(chrome, place)}` +
    `<main id="main"><h1>${page.name}</h1>${subNavbar(chrome, place)}<div class="page">${page.main}</div></main></div>`
  );
}

/** One element that holds all of the page but header and footer. */
export function pagePart(chrome: SharedParts, page: PagePartFragments, place: Place): string {
  return page.fullUrl === '/' ? homePart(chrome, page) : innerPart(chrome, page, place);
}
