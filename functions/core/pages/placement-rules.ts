import type { PageRecord } from '../entities/page';
import { type PageTree, parentIdOf } from './page-tree';

/** The position of a page: the entries chosen in Parent Menu, Child Menu and Sub Menu. */
export type Placement = Pick<PageRecord, 'menu' | 'childMenu' | 'subMenu'>;

/**
 * The problems of a position, by field: each chosen entry must be a page of its level, under the one before,
 * and not deleted. Empty where there are none.
 * @param page the page to place; a new one has no id
 */
export function placementErrors(
  tree: PageTree,
  place: Placement,
  page: { id?: number; isExternal: boolean },
): Record<string, string> {
  const fields = [
    ['menu', 'Parent Menu', place.menu, 0],
    ['childMenu', 'Child Menu', place.childMenu, place.menu],
    ['subMenu', 'Sub Menu', place.subMenu, place.childMenu],
  ] as const;
  const errors: Record<string, string> = {};
  for (const [field, label, id, parentId] of fields) {
    if (id === null) continue;
    const entry = tree.page(id);
    const isThere = entry !== undefined && !tree.isHidden(entry) && parentIdOf(entry) === parentId;
    const isSelf = page.id !== undefined && (id === page.id || isUnder(tree, id, page.id));
    if (!isThere) errors[field] = `${label} must be a page at that level. Choose it again.`;
    else if (isSelf) errors[field] = `${label} may not be the page itself or a page under it.`;
    else if (page.isExternal && entry.isExternal) {
      errors[field] = `${label} of an external page must be a page of the site.`;
    }
  }
  return errors;
}

function isUnder(tree: PageTree, id: number, ancestorId: number): boolean {
  const page = tree.page(id);
  return page !== undefined && tree.ancestors(page).some((ancestor) => ancestor.id === ancestorId);
}

/** The three entries for a position under this parent. */
export function placeUnder(tree: PageTree, parentId: number): Placement {
  const parent = tree.page(parentId);
  const [menu, childMenu, subMenu] = parent ? [...tree.ancestors(parent), parent] : [];
  return { menu: menu?.id ?? null, childMenu: childMenu?.id ?? null, subMenu: subMenu?.id ?? null };
}

/**
 * Whether the parent keeps a page off the menu: the deepest entry chosen is a landing page, that is, a page
 * which is off the menu itself.
 */
export function isUnderLandingPage(tree: PageTree, place: Placement): boolean {
  const parent = tree.page(parentIdOf(place));
  return parent !== undefined && !parent.showOnMenu;
}
