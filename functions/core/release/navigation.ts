import { createHash } from 'node:crypto';
import type { MenuEntry, OffMenuParent } from '@galley/public-web/site-model';
import { required } from '@galley/shared/required';
import type { CompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import { navigationEntity } from '../entities/path';
import { type PageTree, parentIdOf } from '../pages/page-tree';
import { PagesNotReadError, type PartOfTree } from '../pages/part-of-tree';
import { menuEntryOf, sideMenuLevels } from '../pages/visitor-menu';
import type { Table, Write } from '../table';
import { pack, unpack } from './packed';
import type { ReleaseState } from './release-state';

/**
 * What the chrome shows of the pages. It is stored, so that a chrome can be rendered again without reading
 * them.
 */
export interface Navigation {
  menu: MenuEntry[];
  offMenuParents: OffMenuParent[];
}

/** The order of the menu entries under a parent; 0 is the top level. */
export interface MenuOrder {
  parentId: number;
  ids: readonly number[];
}

/** The navigation that follows from all pages. */
export const navigationOf = (tree: PageTree): Navigation => ({
  menu: tree.publicMenu(sideMenuLevels),
  offMenuParents: tree.offMenuParents().map((page) => menuEntryOf(tree, page)),
});

/** Writes the navigation only if it changed; the release's number keeps its hash. */
export function navigationIfChanged(
  scope: CompanyScope,
  navigation: Navigation,
  { navigation: before }: ReleaseState,
): { state: Pick<ReleaseState, 'navigation'>; writes: Write[] } {
  const hash = createHash('sha256').update(JSON.stringify(navigation)).digest('base64url').slice(0, 16);
  if (hash === before) return { state: { navigation: hash }, writes: [] };
  const record = { ...navigationEntity.key(scope), hash, body: pack(navigation) };
  return { state: { navigation: hash }, writes: [{ put: record }] };
}

/**
 * The navigation of the last release.
 * @throws PagesNotReadError where a former release of the product made that and stored none
 */
export async function readNavigation(
  table: Table,
  scope: CompanyScope,
  { navigation }: ReleaseState,
): Promise<Navigation> {
  const stored = navigation === '' ? undefined : await table.get(navigationEntity.key(scope));
  if (stored?.hash !== navigation) throw new PagesNotReadError();
  return unpack(stored.body) as Navigation;
}

/**
 * The navigation after this tree's change of one page: renamed, added to the menu, or removed from it.
 * @throws PagesNotReadError where other pages decide the result
 */
export function navigationWith(
  { menu, offMenuParents }: Navigation,
  tree: PartOfTree,
  page: PageRecord,
): Navigation {
  const isShown = tree.isPublic(page);
  const isEntry = isShown && page.showOnMenu;
  const own = () => menuEntryOf(tree, page);
  let isFound = false;
  const replaced = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => {
      if (entry.pageId !== page.id) return [{ ...entry, children: replaced(entry.children) }];
      isFound = true;
      const after = own();
      if (!isEntry || after.href !== entry.href) requireNoneUnder(tree, page);
      return isEntry ? [{ ...after, children: entry.children }] : [];
    });
  const parents = offMenuParents.map((parent) => {
    if (parent.pageId !== page.id) return parent;
    const after = own();
    if (!isShown || isEntry || after.href !== parent.href) throw new PagesNotReadError();
    return after;
  });
  const entries = replaced(menu);
  if (isFound || !isEntry) return { menu: entries, offMenuParents: parents };
  requireNoneUnder(tree, page);
  const siblings = childrenIn(entries, parentIdOf(page));
  siblings.push({ ...own(), children: [] });
  const order = tree.storedOrderOf(parentIdOf(page)) ?? [];
  if (siblings.some(({ pageId }) => !order.includes(pageId))) throw new PagesNotReadError();
  siblings.sort((a, b) => order.lastIndexOf(a.pageId) - order.lastIndexOf(b.pageId));
  return { menu: entries, offMenuParents: parents };
}

/** The navigation after the entries under a parent were put into another order. */
export function navigationInOrder(
  { menu, offMenuParents }: Navigation,
  { parentId, ids }: MenuOrder,
): Navigation {
  const inOrder = (entries: readonly MenuEntry[]) =>
    entries.toSorted((a, b) => ids.indexOf(a.pageId) - ids.indexOf(b.pageId));
  const below = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.map((entry) => ({
      ...entry,
      children: entry.pageId === parentId ? inOrder(entry.children) : below(entry.children),
    }));
  return { menu: parentId === 0 ? inOrder(menu) : below(menu), offMenuParents };
}

function requireNoneUnder(tree: PageTree, page: PageRecord): void {
  if (tree.childrenOf(page.id).length > 0) throw new PagesNotReadError();
}

/**
 * The entries under a parent.
 * @throws PagesNotReadError where the parent is not an entry itself
 */
function childrenIn(entries: MenuEntry[], parentId: number): MenuEntry[] {
  if (parentId === 0) return entries;
  const all = (some: MenuEntry[]): MenuEntry[] => some.flatMap((entry) => [entry, ...all(entry.children)]);
  const parent = required(
    all(entries).find(({ pageId }) => pageId === parentId),
    () => new PagesNotReadError(),
  );
  return parent.children;
}
