import type { PageRecord } from '../entities/page';

/** An entry of the visitors' menu; the shape that the public site's renderer takes. */
export interface VisitorMenuEntry {
  pageId: number;
  name: string;
  /** The full URL of the page, or the address of an external one. */
  href: string;
  isExternal: boolean;
  openType: 'NewTab' | 'CurrentTab' | null;
  /** False: the entry is shown as text only. */
  isLink: boolean;
  children: VisitorMenuEntry[];
}

/** What the menu asks of the pages; `PageTree` answers it. */
interface MenuTree {
  pages: readonly PageRecord[];
  menuChildPagesOf(parentId: number): PageRecord[];
  fullUrlOf(page: PageRecord): string;
  isPublic(page: PageRecord): boolean;
  isHidden(page: PageRecord): boolean;
  hasPublicDescendant(page: PageRecord): boolean;
  allowsNavigation(page: PageRecord): boolean;
}

const menuLevels = 3;
/** Of the side menu: the menu's, and the pages under its last one. */
export const sideMenuLevels = 4;

/**
 * What visitors see of the menu, in order: three levels unless told otherwise. A page that is not public itself
 * is shown as text while something under it is public; so does one whose navigation is switched off.
 */
export function visitorMenuOf(tree: MenuTree, levels = menuLevels): VisitorMenuEntry[] {
  const entriesUnder = (parentId: number, level: number): VisitorMenuEntry[] => {
    if (level > levels) return [];
    const shown = tree.menuChildPagesOf(parentId).filter((page) => isKnownToVisitors(tree, page));
    return shown.map((page) => ({ ...menuEntryOf(tree, page), children: entriesUnder(page.id, level + 1) }));
  };
  return entriesUnder(0, 1);
}

/** Pages with public pages under them that are not on the menu themselves. */
export function offMenuParentsOf(tree: MenuTree): PageRecord[] {
  const onMenu = new Set(idsOf(visitorMenuOf(tree)));
  return tree.pages.filter(
    (page) => !onMenu.has(page.id) && !tree.isHidden(page) && tree.hasPublicDescendant(page),
  );
}

/** A page as an entry of the menu. */
export function menuEntryOf(tree: MenuTree, page: PageRecord): Omit<VisitorMenuEntry, 'children'> {
  return {
    pageId: page.id,
    name: page.name,
    href: tree.fullUrlOf(page),
    isExternal: page.isExternal,
    openType: page.openType,
    isLink: tree.isPublic(page) && tree.allowsNavigation(page),
  };
}

function isKnownToVisitors(tree: MenuTree, page: PageRecord): boolean {
  return !tree.isHidden(page) && (tree.isPublic(page) || tree.hasPublicDescendant(page));
}

function idsOf(entries: readonly VisitorMenuEntry[]): number[] {
  return entries.flatMap((entry) => [entry.pageId, ...idsOf(entry.children)]);
}
