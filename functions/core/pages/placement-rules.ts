import type { PageRecord } from '../entities/page';
import { type PageTree, parentIdOf } from './page-tree';

/** Where a page is: the entries chosen in Parent Menu, Child Menu and Sub Menu. */
export type Placement = Pick<PageRecord, 'menu' | 'childMenu' | 'subMenu'>;

/**
 * What is wrong with a place, by field: every chosen entry must be a page of its level under the one before, and
 * not deleted. Empty when the place is good.
 * @param page who wants to stand there; no id when it is new.
 */
export function placementRefusals(
  tree: PageTree,
  place: Placement,
  page: { id?: number; isExternal: boolean },
): Record<string, string> {
  const fields = [
    ['menu', 'Parent Menu', place.menu, 0],
    ['childMenu', 'Child Menu', place.childMenu, place.menu],
    ['subMenu', 'Sub Menu', place.subMenu, place.childMenu],
  ] as const;
  const refusals: Record<string, string> = {};
  for (const [field, label, id, parentId] of fields) {
    if (id === null) continue;
    const entry = tree.page(id);
    const isThere = entry !== undefined && !tree.isHidden(entry) && parentIdOf(entry) === parentId;
    const isSelf = page.id !== undefined && (id === page.id || isUnder(tree, id, page.id));
    if (!isThere) refusals[field] = `${label} must be a page at that level. Choose it again.`;
    else if (isSelf) refusals[field] = `${label} may not be the page itself or a page under it.`;
    else if (page.isExternal && entry.isExternal) {
      refusals[field] = `${label} of an external page must be a page of the site.`;
    }
  }
  return refusals;
}

function isUnder(tree: PageTree, id: number, ancestorId: number): boolean {
  const page = tree.page(id);
  return page !== undefined && tree.ancestors(page).some((ancestor) => ancestor.id === ancestorId);
}

/** The three entries as they follow from where a page's parent is now. */
export function placeUnder(tree: PageTree, parentId: number): Placement {
  const parent = tree.page(parentId);
  const [menu, childMenu, subMenu] = parent ? [...tree.ancestors(parent), parent] : [];
  return { menu: menu?.id ?? null, childMenu: childMenu?.id ?? null, subMenu: subMenu?.id ?? null };
}

/**
 * Whether the entry above keeps a page off the menu: the deepest entry chosen is a landing page, one that is not
 * on the menu itself.
 */
export function isUnderLandingPage(tree: PageTree, place: Placement): boolean {
  const parent = tree.page(parentIdOf(place));
  return parent !== undefined && !parent.showOnMenu;
}
