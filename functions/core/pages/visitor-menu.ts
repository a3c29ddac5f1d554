import type { PageRecord } from '../entities/page';

/** An entry of the visitors' menu, in the format that the public site's renderer takes. */
export interface VisitorMenuEntry {
  pageId: number;
  name: string;
  /** The path of the page, or the URL of an external one. */
  href: string;
  isExternal: boolean;
  openType: 'NewTab' | 'CurrentTab' | null;
  /** If false, the entry is shown as plain text. */
  isLink: boolean;
  children: VisitorMenuEntry[];
}

/** The part of `PageTree` that the menu uses. */
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
/** The side menu also shows the pages under the third level. */
export const sideMenuLevels = 4;

/**
 * The menu as visitors see it, in order, by default with three levels. A page that is not public is shown as
 * text while a page under it is public; a page whose navigation is switched off is also shown as text.
 */
export function visitorMenuOf(tree: MenuTree, levels = menuLevels): VisitorMenuEntry[] {
  const entriesUnder = (parentId: number, level: number): VisitorMenuEntry[] => {
    if (level > levels) return [];
    const shown = tree.menuChildPagesOf(parentId).filter((page) => isKnownToVisitors(tree, page));
    return shown.map((page) => ({ ...menuEntryOf(tree, page), children: entriesUnder(page.id, level + 1) }));
  };
  return entriesUnder(0, 1);
}

/** Pages off the menu with public pages under them. */
export function offMenuParentsOf(tree: MenuTree): PageRecord[] {
  const onMenu = new Set(idsOf(visitorMenuOf(tree)));
  return tree.pages.filter(
    (page) => !onMenu.has(page.id) && !tree.isHidden(page) && tree.hasPublicDescendant(page),
  );
}

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
