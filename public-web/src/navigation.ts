import { groupBy } from '@galley/shared/group-by';
import type { ChromeEntry, ChromeFragments, PageFragments } from './site-model';

/**
 * Finds a page's position in the menu and draws the navigation from it on every visit by joining strings that
 * the chrome holds. Everything here is HTML already and escaped.
 */

type MenuParts = Pick<ChromeFragments, 'entries' | 'offMenuParents' | 'sideMenu'>;
type NamedPage = Pick<PageFragments, 'fullUrl' | 'name'>;

/** Marks the link (or text) of a menu entry as the current page. */
export function asCurrent(link: string): string {
  return link.replace(/^<(a|span)/, '<$1 aria-current="page"');
}

/** Returns the escaped name that a link shows; a name contains no tag, since its own `<` are escaped. */
function nameIn(link: string): string {
  return link.replace(/<[^>]*>/g, '');
}

/** Lists the paths above a page, nearest last: `/a/b/c` gives `/a`, `/a/b`. */
function pathsAbove(fullUrl: string): string[] {
  const parts = fullUrl.split('/').filter((part) => part !== '');
  return parts.slice(0, -1).map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

export interface Place {
  /** Index of the page's own entry, or -1 when it is not on the menu. */
  current: number;
  /** Indices of the entries above it, topmost first. */
  above: number[];
}

/** Finds a page in the menu; a page that is not on it is placed under the nearest ancestor that is. */
export function placeOf({ entries }: MenuParts, page: Pick<PageFragments, 'pageId' | 'fullUrl'>): Place {
  const current = entries.findIndex((entry) => entry.id === page.pageId);
  const nearest =
    current === -1
      ? pathsAbove(page.fullUrl)
          .map((path) => entries.findIndex((entry) => entry.path === path))
          .findLast((index) => index !== -1)
      : entries[current]?.parent;
  const above: number[] = [];
  for (let index = nearest ?? -1; index !== -1; index = entries[index]?.parent ?? -1) above.unshift(index);
  return { current, above };
}

/** Uses the menu where it contains the whole trail (external parents have no path), else the path. */
function linksAbove(chrome: MenuParts, page: NamedPage, place: Place): string[] {
  const paths = pathsAbove(page.fullUrl);
  if (place.above.length === paths.length) {
    return place.above.map((index) => chrome.entries[index]?.link ?? '');
  }
  return paths
    .map((path) => chrome.offMenuParents[path] ?? chrome.entries.find((entry) => entry.path === path)?.link)
    .filter((link) => link !== undefined);
}

/** Renders the breadcrumbs: Home and the ancestors. An ancestor that is no page is left out. */
export function crumbsOf(chrome: MenuParts, page: NamedPage, place: Place): string[] {
  return [homeLink(chrome), ...linksAbove(chrome, page, place)];
}

export function breadcrumbs(chrome: MenuParts, page: NamedPage, place: Place): string {
  const crumbs = [...crumbsOf(chrome, page, place), asCurrent(`<span>${page.name}</span>`)];
  const items = crumbs.map((crumb) => `<li>${crumb}</li>`).join('');
  return `<nav class="crumbs" aria-label="Breadcrumbs"><ol>${items}</ol></nav>`;
}

function homeLink(chrome: MenuParts): string {
  return chrome.entries.find((entry) => entry.path === '/')?.link ?? '<a href="/">Home</a>';
}

/** Indexes the entries under each entry (-1: the main pages) in one pass: a menu has up to 500 entries. */
const entriesByParent = (entries: ChromeEntry[]): Map<number, number[]> =>
  groupBy(entries.keys(), (index) => entries[index]?.parent ?? -1);

/**
 * The number of pages from which a section gets a side menu, where a company wants it for large sections
 * only.
 */
const manyPages = 4;

/** Whether the branch of the menu that contains a place has at least that many pages. */
function isInLargeSection(entries: ChromeEntry[], { current, above }: Place): boolean {
  const top = above[0] ?? current;
  const end = entries.findIndex(({ parent }, index) => index > top && parent === -1);
  return top !== -1 && (end === -1 ? entries.length : end) - top >= manyPages;
}

/**
 * Renders the whole menu, where page and site want it, with the branch of the current page open; `details`
 * opens and closes each branch without a script.
 */
export function sideMenu(
  { entries, sideMenu: ofSite }: MenuParts,
  place: Place,
  ofPage?: PageFragments['sideMenu'],
): string {
  const where = ofPage ?? ofSite;
  if (where === 'off' || (where === 'from-4' && !isInLargeSection(entries, place))) return '';
  const under = entriesByParent(entries);
  const open = new Set([...place.above, place.current]);
  const list = (parent: number): string => {
    const items = (under.get(parent) ?? []).map((index) => {
      const { link } = entries[index] as ChromeEntry;
      const shown = index === place.current ? asCurrent(link) : link;
      const below = list(index);
      if (below === '') return `<li>${shown}</li>`;
      const label = `<summary aria-label="More under ${nameIn(link)}"></summary>`;
      return `<li>${shown}<details${open.has(index) ? ' open' : ''}>${label}${below}</details></li>`;
    });
    return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  };
  const main = list(-1);
  return main === '' ? '' : `<nav class="side" aria-label="Pages">${main}</nav>`;
}

/**
 * Renders the pages directly under the current one, or its siblings when it has none. Where page and site want no
 * side menu, the main pages are in the header only, on phones too.
 */
export function subNavbar(
  { entries, sideMenu: ofSite }: MenuParts,
  place: Place,
  ofPage?: PageFragments['sideMenu'],
): string {
  const under = entriesByParent(entries);
  const own = place.current === -1 ? [] : (under.get(place.current) ?? []);
  const shown = own.length > 0 ? own : (under.get(place.above.at(-1) ?? -1) ?? []);
  const items = shown.map((index) => {
    const link = entries[index]?.link ?? '';
    return `<li>${index === place.current ? asCurrent(link) : link}</li>`;
  });
  const isRepeated = own.length === 0 && place.above.length === 0 && (ofPage ?? ofSite) === 'off';
  // A page alone in its section has nothing else to link to.
  if (isRepeated || shown.every((index) => index === place.current)) return '';
  // On wide screens the side menu shows the sibling pages already.
  const kind = own.length === 0 ? 'sub main' : 'sub';
  return `<nav class="${kind}" aria-label="In this section"><ul>${items.join('')}</ul></nav>`;
}
