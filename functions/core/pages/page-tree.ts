import { lettersAndDigits } from '@galley/shared/friendly-url';
import { limits } from '@galley/shared/limits';
import type { OrderRecord, PageRecord } from '../entities/page';
import { isReservedSegment } from './reserved-paths';
import { offMenuParentsOf, type VisitorMenuEntry, visitorMenuOf } from './visitor-menu';

/** What the path of a page follows from; one that is not stored yet has no id. */
export type PagePlace = Pick<
  PageRecord,
  'name' | 'friendlyUrl' | 'isExternal' | 'menu' | 'childMenu' | 'subMenu'
> &
  Partial<Pick<PageRecord, 'id' | 'slug' | 'slugWord'>>;

/** The entry that a page hangs under: the deepest one chosen; 0 is the top level. */
export function parentIdOf(page: Pick<PagePlace, 'menu' | 'childMenu' | 'subMenu'>): number {
  return page.subMenu ?? page.childMenu ?? page.menu ?? 0;
}

export function isHomePage(page: PageRecord): boolean {
  return !page.isExternal && page.friendlyUrl === '/' && parentIdOf(page) === 0;
}

/** What the page list calls a page's state. An external page has no versions; it waits for an Admin's save. */
export function versionStatusOf(page: PageRecord): 'Deleted' | 'draft' | 'pending' | 'live' | '' {
  if (page.isDeleted) return 'Deleted';
  if (page.isExternal) return page.isExternalLive ? 'live' : 'draft';
  if (page.openStatus === 'pending') return 'pending';
  if (page.liveVersionId !== null) return 'live';
  return page.openStatus === 'draft' ? 'draft' : '';
}

/**
 * What a page adds to the addresses under it. An external page has no address of its own on the site, so it
 * lends a word made from its name, which is stored (`slug`) once a page is under it.
 */
export function slugOf(page: PagePlace): string {
  if (!page.isExternal) return page.friendlyUrl === '/' ? '' : page.friendlyUrl;
  if (page.slug) return page.slug;
  const word = page.slugWord ?? lettersAndDigits(page.name);
  return word === '' || isReservedSegment(word) ? `${word}page-${page.id}` : word;
}

/** The parent whose menu entries a record holds, in its key; 0 is the top level. */
function parentIdOfOrder(record: OrderRecord): number {
  return Number(record.sk.slice(record.sk.indexOf('#') + 1));
}

/**
 * All pages of a company as the tree they form. Pure: built from what one Query of the page list answered.
 * The deepest entry chosen is what counts as a page's parent; the rest follows from the parent's own place.
 */
export class PageTree {
  protected readonly byId: ReadonlyMap<number, PageRecord>;
  private readonly byParent = new Map<number, PageRecord[]>();
  private readonly orders: ReadonlyMap<number, readonly number[]>;

  constructor(
    private readonly records: readonly PageRecord[],
    private readonly orderRecords: readonly OrderRecord[],
  ) {
    this.orders = new Map(orderRecords.map((record) => [parentIdOfOrder(record), record.ids]));
    this.byId = new Map(records.map((page) => [page.id, page]));
    for (const page of records) {
      const siblings = this.byParent.get(parentIdOf(page));
      if (siblings) siblings.push(page);
      else this.byParent.set(parentIdOf(page), [page]);
    }
    for (const [parentId, children] of this.byParent) this.sort(parentId, children);
  }

  /** The same with a page that was just made. The word that an external page above it lends to addresses is fixed by that. */
  withNew(page: PageRecord): PageTree {
    const above = new Set(this.ancestors(page).map(({ id }) => id));
    const pages = this.pages.map((other) =>
      other.isExternal && above.has(other.id) ? { ...other, slug: slugOf(other) } : other,
    );
    return new PageTree([...pages, page], this.orderRecords);
  }

  /** The same with a page as it is to be. */
  withInstead(page: PageRecord): PageTree {
    const pages = this.pages.map((other) => (other.id === page.id ? page : other));
    return new PageTree(pages, this.orderRecords);
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
    const seen = new Set<number | undefined>([page.id]); // a cycle cannot be saved; should one exist, it must not hang a Lambda
    let parent = this.parentOf(page);
    while (parent && !seen.has(parent.id)) {
      seen.add(parent.id);
      above.unshift(parent);
      parent = this.parentOf(parent);
    }
    return above;
  }

  /** The pages directly under a parent (0: the top level), Deleted ones too: menu entries in order, then the rest. */
  childrenOf(parentId: number): readonly PageRecord[] {
    return this.byParent.get(parentId) ?? [];
  }

  /** Everything under a page, at any depth, Deleted ones too; a page comes before what is under it. */
  descendants(page: PageRecord): PageRecord[] {
    return this.allUnder(page.id);
  }

  /** 1 at the top, 4 under a sub menu entry. */
  levelOf(page: PageRecord): number {
    return this.ancestors(page).length + 1;
  }

  /** Sub pages: the pages directly under it that are not Deleted. */
  subPagesOf(pageId: number): PageRecord[] {
    return this.childrenOf(pageId).filter((child) => !child.isDeleted);
  }

  /** The menu entries under a parent (0: the top level) in their order, whether public or not. */
  menuChildPagesOf(parentId: number): PageRecord[] {
    return this.subPagesOf(parentId).filter((child) => child.showOnMenu);
  }

  /** A page's place among its siblings on the menu, from 1; off the menu null, but the home page keeps its place. */
  orderOf(page: PageRecord): number | null {
    if (isHomePage(page) && !page.showOnMenu) {
      return (this.orders.get(0) ?? []).indexOf(page.id) + 1 || null;
    }
    const index = this.menuChildPagesOf(parentIdOf(page)).findIndex((sibling) => sibling.id === page.id);
    return index < 0 ? null : index + 1;
  }

  /** The menu entry before it; 0 where it is the first, or off the menu. */
  entryBefore(page: PageRecord): number {
    const ids = this.menuChildPagesOf(parentIdOf(page)).map(({ id }) => id);
    return ids[ids.indexOf(page.id) - 1] ?? 0;
  }

  /** The ids as they are stored for a parent, Deleted pages among them; undefined where nothing is. */
  storedOrderOf(parentId: number): readonly number[] | undefined {
    return this.orders.get(parentId);
  }

  /** The topmost Deleted page above it: it keeps its own state, but no one reaches it until that is restored. */
  deletedAncestorOf(page: PageRecord): PageRecord | undefined {
    return this.ancestors(page).find((ancestor) => ancestor.isDeleted);
  }

  isUnderDeleted(page: PageRecord): boolean {
    return this.deletedAncestorOf(page) !== undefined;
  }

  /** Deleted itself or through a page above: it holds no address against others. */
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

  /** Without sub pages every page can be opened, whatever was stored when it had some. */
  allowsNavigation(page: PageRecord): boolean {
    return page.allowNavigation || this.subPagesOf(page.id).length === 0;
  }

  /** The path of a page on the site, beginning with a slash; for an external page the one it lends to others. */
  pathOf(page: PagePlace): string {
    return `/${[...this.ancestors(page), page].map(slugOf).filter(Boolean).join('/')}`;
  }

  /** Where a link to the page leads: its path, or an external page's own address. */
  fullUrlOf(page: PageRecord): string {
    return page.isExternal ? page.friendlyUrl : this.pathOf(page);
  }

  /** Internal pages whose path this is: at most one that is not hidden, and any number of hidden ones. */
  pagesAtPath(path: string): PageRecord[] {
    return this.pages.filter((page) => !page.isExternal && this.pathOf(page) === path);
  }

  /** The internal pages that are not hidden, each at its path. */
  atPaths(): ReadonlyMap<string, PageRecord> {
    const standing = this.pages.filter((page) => !page.isExternal && !this.isHidden(page));
    return new Map(standing.map((page) => [this.pathOf(page), page]));
  }

  /** Every page in the order of the menu: a page, then what is under it. */
  inMenuOrder(): PageRecord[] {
    return this.allUnder(0);
  }

  /** Whether no other page can come to the menu. */
  get isMenuFull(): boolean {
    return this.pages.filter((page) => page.showOnMenu && !page.isDeleted).length >= limits.menuEntries;
  }

  /** What visitors see of the menu, three levels of it unless told otherwise. */
  publicMenu(levels?: number): VisitorMenuEntry[] {
    return visitorMenuOf(this, levels);
  }

  /** Pages with public pages under them that are not on the menu: only breadcrumbs name them. */
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

  /** Menu entries as ordered; those that the order does not name (yet) after them; pages off the menu last. */
  private sort(parentId: number, children: PageRecord[]): void {
    const places = new Map((this.orders.get(parentId) ?? []).map((id, index) => [id, index]));
    const rank = (page: PageRecord) =>
      page.showOnMenu ? (places.get(page.id) ?? Number.MAX_SAFE_INTEGER - 1) : Number.MAX_SAFE_INTEGER;
    children.sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  }
}
