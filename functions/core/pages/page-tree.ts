import { lettersAndDigits } from '@galley/shared/friendly-url';
import { groupBy } from '@galley/shared/group-by';
import { limits } from '@galley/shared/limits';
import type { OrderRecord, PageRecord } from '../entities/page';
import { isReservedSegment } from './reserved-paths';
import { offMenuParentsOf, type VisitorMenuEntry, visitorMenuOf } from './visitor-menu';

/** The attributes that determine a page's path; a page that is not stored yet has no id. */
export type PagePlace = Pick<
  PageRecord,
  'name' | 'friendlyUrl' | 'isExternal' | 'menu' | 'childMenu' | 'subMenu'
> &
  Partial<Pick<PageRecord, 'id' | 'slug' | 'slugWord'>>;

/** The parent of a page: the deepest menu entry chosen, or 0 for the top level. */
export function parentIdOf(page: Pick<PagePlace, 'menu' | 'childMenu' | 'subMenu'>): number {
  return page.subMenu ?? page.childMenu ?? page.menu ?? 0;
}

export function isHomePage(page: PageRecord): boolean {
  return !page.isExternal && page.friendlyUrl === '/' && parentIdOf(page) === 0;
}

/**
 * The segment that a page contributes to the paths under it. An external page's is made from its name, and
 * stored as `slug` once a page is created under it.
 */
export function slugOf(page: PagePlace): string {
  if (!page.isExternal) return page.friendlyUrl === '/' ? '' : page.friendlyUrl;
  if (page.slug) return page.slug;
  const word = page.slugWord ?? lettersAndDigits(page.name);
  return word === '' || isReservedSegment(word) ? `${word}page-${page.id}` : word;
}

/** The parent whose order a record holds, from its key; 0 is the top level. */
function parentIdOfOrder(record: OrderRecord): number {
  return Number(record.sk.slice(record.sk.indexOf('#') + 1));
}

/** A page that left the menu and came back is named again: its last place counts. */
const lastPlaces = (ids: readonly number[]): number[] => [...new Set(ids.toReversed())].reverse();

/** All pages of a company as a tree. A page's parent is the deepest menu entry chosen for it. */
export class PageTree {
  protected readonly byId: ReadonlyMap<number, PageRecord>;
  private readonly byParent: ReadonlyMap<number, PageRecord[]>;
  private readonly orders: ReadonlyMap<number, readonly number[]>;
  private byPath: ReadonlyMap<string, readonly PageRecord[]> | undefined;

  constructor(
    private readonly records: readonly PageRecord[],
    readonly orderRecords: readonly OrderRecord[],
  ) {
    this.orders = new Map(orderRecords.map((record) => [parentIdOfOrder(record), lastPlaces(record.ids)]));
    this.byId = new Map(records.map((page) => [page.id, page]));
    this.byParent = groupBy(records, parentIdOf);
    for (const [parentId, children] of this.byParent) this.sort(parentId, children);
  }

  /** The tree with a page that was just created, which fixes the path segments of external pages above it. */
  withNew(page: PageRecord): PageTree {
    const above = new Set(this.ancestors(page).map(({ id }) => id));
    const pages = this.pages.map((other) =>
      other.isExternal && above.has(other.id) ? { ...other, slug: slugOf(other) } : other,
    );
    return new PageTree([...pages, page], this.orderRecords);
  }

  /** The tree with changed pages. */
  withUpdated(...changed: readonly PageRecord[]): PageTree {
    const by = new Map(changed.map((page) => [page.id, page]));
    const pages = this.pages.map((page) => by.get(page.id) ?? page);
    return new PageTree(pages, this.orderRecords);
  }

  /** The tree with other menu orders. */
  withOrders(orders: readonly OrderRecord[]): PageTree {
    return new PageTree(this.pages, orders);
  }

  get pages(): readonly PageRecord[] {
    return this.records;
  }

  page(id: number): PageRecord | undefined {
    return this.byId.get(id);
  }

  parentOf(page: PagePlace): PageRecord | undefined {
    return this.page(parentIdOf(page));
  }

  /** The pages above, topmost first. */
  ancestors(page: PagePlace): PageRecord[] {
    const above: PageRecord[] = [];
    const seen = new Set<number | undefined>([page.id]); // a cycle cannot be saved, but if there were one, it must not hang a Lambda
    let parent = this.parentOf(page);
    while (parent && !seen.has(parent.id)) {
      seen.add(parent.id);
      above.unshift(parent);
      parent = this.parentOf(parent);
    }
    return above;
  }

  /** The pages directly under a parent (0: the top level), deleted ones included; menu entries first. */
  childrenOf(parentId: number): readonly PageRecord[] {
    return this.byParent.get(parentId) ?? [];
  }

  /** All pages under a page, at any depth, including deleted ones; parents come before their children. */
  descendants(page: PageRecord): PageRecord[] {
    return this.allUnder(page.id);
  }

  /** 1 at the top level, 4 under a Sub Menu entry. */
  levelOf(page: PageRecord): number {
    return this.ancestors(page).length + 1;
  }

  /** The pages directly under a page that are not deleted. */
  subPagesOf(pageId: number): PageRecord[] {
    return this.childrenOf(pageId).filter((child) => !child.isDeleted);
  }

  /** The menu entries under a parent (0: the top level) in order, public or not. */
  menuChildPagesOf(parentId: number): PageRecord[] {
    return this.subPagesOf(parentId).filter((child) => child.showOnMenu);
  }

  /** A page's position on the menu, from 1; null off it, except for the home page. */
  orderOf(page: PageRecord): number | null {
    if (isHomePage(page) && !page.showOnMenu) {
      return (this.orders.get(0) ?? []).indexOf(page.id) + 1 || null;
    }
    const index = this.menuChildPagesOf(parentIdOf(page)).findIndex((sibling) => sibling.id === page.id);
    return index < 0 ? null : index + 1;
  }

  /** The menu entry before a page; 0 where it is the first, or off the menu. */
  entryBefore(page: PageRecord): number {
    const ids = this.menuChildPagesOf(parentIdOf(page)).map(({ id }) => id);
    return ids[ids.indexOf(page.id) - 1] ?? 0;
  }

  /** The stored order of a parent, including deleted pages; undefined where none is stored. */
  storedOrderOf(parentId: number): readonly number[] | undefined {
    return this.orders.get(parentId);
  }

  /** The topmost deleted page above a page, which hides it until that one is restored. */
  deletedAncestorOf(page: PageRecord): PageRecord | undefined {
    return this.ancestors(page).find((ancestor) => ancestor.isDeleted);
  }

  isUnderDeleted(page: PageRecord): boolean {
    return this.deletedAncestorOf(page) !== undefined;
  }

  /** Deleted, or under a deleted page: it does not block its path for others. */
  isHidden(page: PageRecord): boolean {
    return page.isDeleted || this.isUnderDeleted(page);
  }

  /** Whether visitors can reach it. */
  isPublic(page: PageRecord): boolean {
    if (this.isHidden(page)) return false;
    return page.isExternal ? page.isExternalLive : page.liveVersionId !== null;
  }

  hasPublicDescendant(page: PageRecord): boolean {
    return this.descendants(page).some((descendant) => this.isPublic(descendant));
  }

  /** A page without subpages is always a link, whatever was stored when it had some. */
  allowsNavigation(page: PageRecord): boolean {
    return page.allowNavigation || this.subPagesOf(page.id).length === 0;
  }

  /** The path of a page, or the one that an external page contributes to pages under it. */
  pathOf(page: PagePlace): string {
    return `/${[...this.ancestors(page), page].map(slugOf).filter(Boolean).join('/')}`;
  }

  /** The target of a link to the page: its path, or an external page's own URL. */
  fullUrlOf(page: PageRecord): string {
    return page.isExternal ? page.friendlyUrl : this.pathOf(page);
  }

  /** The internal pages with this path: at most one that is not hidden, any number of hidden ones. A move asks often. */
  pagesAtPath(path: string): readonly PageRecord[] {
    const internal = () => this.pages.filter((page) => !page.isExternal);
    this.byPath ??= groupBy(internal(), (page) => this.pathOf(page));
    return this.byPath.get(path) ?? [];
  }

  /** The internal pages that are not hidden, by path. */
  atPaths(): ReadonlyMap<string, PageRecord> {
    const standing = this.pages.filter((page) => !page.isExternal && !this.isHidden(page));
    return new Map(standing.map((page) => [this.pathOf(page), page]));
  }

  /** All pages in menu order, each followed by the pages under it. */
  inMenuOrder(): PageRecord[] {
    return this.allUnder(0);
  }

  /** Whether the menu has reached its limit. */
  get isMenuFull(): boolean {
    return this.pages.filter((page) => page.showOnMenu && !page.isDeleted).length >= limits.menuEntries;
  }

  /** The public part of the menu, by default with three levels. */
  publicMenu(levels?: number): VisitorMenuEntry[] {
    return visitorMenuOf(this, levels);
  }

  /** Pages off the menu with public pages under them: only breadcrumbs show them. */
  offMenuParents(): PageRecord[] {
    return offMenuParentsOf(this);
  }

  private allUnder(parentId: number): PageRecord[] {
    const found: PageRecord[] = [];
    const seen = new Set([parentId]);
    const visit = (id: number) => {
      for (const child of this.childrenOf(id)) {
        if (seen.has(child.id)) continue;
        seen.add(child.id);
        found.push(child);
        visit(child.id);
      }
    };
    visit(parentId);
    return found;
  }

  /** Menu entries in their stored order, then those that it lacks, then pages off the menu. */
  private sort(parentId: number, children: PageRecord[]): void {
    const places = new Map((this.orders.get(parentId) ?? []).map((id, index) => [id, index]));
    const rank = (page: PageRecord) =>
      page.showOnMenu ? (places.get(page.id) ?? Number.MAX_SAFE_INTEGER - 1) : Number.MAX_SAFE_INTEGER;
    children.sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  }
}
