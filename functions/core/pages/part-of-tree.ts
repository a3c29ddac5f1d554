import { limits } from '@galley/shared/limits';
import { onErrorThat } from '@galley/shared/on-error';
import type { CompanyScope } from '../company-scope';
import type { Key } from '../entities/key';
import {
  liveLaunchEntity,
  type OrderRecord,
  orderEntity,
  type PageRecord,
  pageEntity,
} from '../entities/page';
import { pagesNow } from '../release/live-launch';
import type { QueryOptions, Table } from '../table';
import { readPageTree } from './page-list-repository';
import { isHomePage, PageTree, parentIdOf } from './page-tree';
import { PathTakenError } from './path-reservations';

/** A part of the tree was asked a question that it would need more pages to answer. */
export class PagesNotReadError extends Error {
  constructor() {
    super('This takes pages that were not read.');
  }
}

/**
 * The pages around one page: its ancestors, the entries before it on the menu, and further pages that were
 * requested. Every method returns what the whole tree would return, or throws `PagesNotReadError`.
 */
export class PartOfTree extends PageTree {
  constructor(
    private readonly known: readonly PageRecord[],
    orders: readonly OrderRecord[],
    /** The ids that were read; an id without a record is not a page. */
    private readonly asked: ReadonlySet<number>,
    private readonly arePathsFree = false,
  ) {
    super(known, orders);
  }

  override withUpdated(...pages: readonly PageRecord[]): PartOfTree {
    const changed = new Set(pages.map(({ id }) => id));
    return this.with([...this.known.filter(({ id }) => !changed.has(id)), ...pages]);
  }

  override withOrders(orders: readonly OrderRecord[]): PartOfTree {
    return new PartOfTree(this.known, orders, this.asked, this.arePathsFree);
  }

  override withNew(page: PageRecord): PartOfTree {
    const asked = new Set([...this.asked, page.id]);
    return new PartOfTree([...this.known, page], this.orderRecords, asked, this.arePathsFree);
  }

  /**
   * The same part under the assumption that a path which is to be taken is free; the write that takes it must
   * check this.
   */
  supposingFree(): PartOfTree {
    return this.with(this.known, true);
  }

  override pagesAtPath(): PageRecord[] {
    if (!this.arePathsFree) throw new PagesNotReadError();
    return [];
  }

  override atPaths(): ReadonlyMap<string, PageRecord> {
    if (!this.arePathsFree) throw new PagesNotReadError();
    return new Map();
  }

  /** The orders keep entries that have left the menu, so only a count below the limit is certain. */
  override get isMenuFull(): boolean {
    const named = this.orderRecords.reduce((sum, { ids }) => sum + ids.length, 0);
    if (named >= limits.menuEntries) throw new PagesNotReadError();
    return false;
  }

  /** The order of a parent names every menu entry under it, besides pages that have left the menu. */
  override menuChildPagesOf(parentId: number): PageRecord[] {
    for (const id of this.storedOrderOf(parentId) ?? []) this.page(id);
    return super.childrenOf(parentId).filter(isMenuEntry);
  }

  private with(known: readonly PageRecord[], arePathsFree = this.arePathsFree): PartOfTree {
    return new PartOfTree(known, this.orderRecords, this.asked, arePathsFree);
  }

  override get pages(): never {
    throw new PagesNotReadError();
  }

  override page(id: number): PageRecord | undefined {
    if (id !== 0 && !this.asked.has(id)) throw new PagesNotReadError();
    return this.byId.get(id);
  }

  /** Certain only for a page that has never had one under it. */
  override childrenOf(parentId: number): readonly PageRecord[] {
    if (this.page(parentId)?.treeRevision !== 0) throw new PagesNotReadError();
    return [];
  }

  override orderOf(page: PageRecord): number | null {
    if (isHomePage(page) && !page.showOnMenu) return super.orderOf(page);
    const before = this.entriesBefore(page);
    return before ? before.length + 1 : null;
  }

  override entryBefore(page: PageRecord): number {
    return this.entriesBefore(page)?.at(-1)?.id ?? 0;
  }

  /** The siblings that come before a page in the stored order, whether on the menu or not. */
  idsBefore(page: PageRecord | undefined): readonly number[] {
    if (!page || !isMenuEntry(page)) return [];
    const order = this.storedOrderOf(parentIdOf(page)) ?? [];
    return order.slice(0, Math.max(0, order.indexOf(page.id)));
  }

  /**
   * The menu entries before a page under the same parent, in order; undefined where the page is not an entry
   * there.
   */
  private entriesBefore(page: PageRecord): PageRecord[] | undefined {
    const parentId = parentIdOf(page);
    const stored = this.page(page.id);
    const isEntry = (other?: PageRecord) => other && isMenuEntry(other) && parentIdOf(other) === parentId;
    if (!isEntry(stored)) return undefined;
    // An entry that the stored order lacks comes after all others.
    if (!this.storedOrderOf(parentId)?.includes(page.id)) throw new PagesNotReadError();
    return this.idsBefore(stored)
      .flatMap((id) => this.page(id) ?? [])
      .filter(isEntry);
  }
}

const isMenuEntry = ({ showOnMenu, isDeleted }: PageRecord) => showOnMenu && !isDeleted;

/** A page, and a function that reads the pages around it. */
interface PageAndAround {
  page: PageRecord | undefined;
  /** Reads the part of the tree in one round trip, or in two where a requested page has ancestors. */
  readTree: (named?: readonly number[]) => Promise<PartOfTree>;
}

/**
 * Reads a page and the menu orders, from which the part of the tree around it can be read. The cost depends
 * on the size of the menu and not on the number of pages.
 * @param options `whole`: throws on a record that cannot be read, instead of omitting it
 */
export async function readAroundPage(
  table: Table,
  scope: CompanyScope,
  pageId: number,
  { whole = false }: Pick<QueryOptions, 'whole'> = {},
): Promise<PageAndAround> {
  const { items, readOn } = await beginReading(table, scope, [pageId], whole);
  return { page: stateOf(items).pages.at(0), readTree: (named = []) => readOn(named, beforeThem([pageId])) };
}

/**
 * The same for several pages at once.
 * @param options `whole`: throws on a record that cannot be read; that is the default
 */
export async function readAroundPages(
  table: Table,
  scope: CompanyScope,
  pageIds: readonly number[],
  { whole = true }: Pick<QueryOptions, 'whole'> = {},
): Promise<Pick<PageAndAround, 'readTree'>> {
  const { readOn } = await beginReading(table, scope, pageIds, whole);
  return { readTree: (named = []) => readOn(named, beforeThem(pageIds)) };
}

/** These pages and their ancestors: for creating a page, and for references to pages elsewhere. */
export async function readAroundNewPage(
  table: Table,
  scope: CompanyScope,
  named: readonly number[],
  { whole = false }: Pick<QueryOptions, 'whole'> = {},
): Promise<PartOfTree> {
  const { readOn } = await beginReading(table, scope, named, whole);
  return readOn(named);
}

/** These pages and all that were ever menu entries beside the first of them. */
export async function readMenuSiblings(
  table: Table,
  scope: CompanyScope,
  pageIds: readonly number[],
): Promise<Pick<PageAndAround, 'readTree'>> {
  const { readOn } = await beginReading(table, scope, pageIds, true);
  const siblings = (tree: PartOfTree) => {
    const [first] = pageIds.flatMap((id) => tree.page(id) ?? []);
    return first ? (tree.storedOrderOf(parentIdOf(first)) ?? []) : [];
  };
  return { readTree: (named = []) => readOn(named, siblings) };
}

/** The menu entries before each of these pages. */
const beforeThem = (pageIds: readonly number[]) => (tree: PartOfTree) =>
  pageIds.flatMap((id) => tree.idsBefore(tree.page(id)));

async function beginReading(table: Table, scope: CompanyScope, ids: readonly number[], whole: boolean) {
  const asked = new Set(ids);
  const readPages = (keys: readonly Key[]) => table.batchGet(keys, { skipBroken: !whole });
  const keysOf = (some: Iterable<number>) => [...some].map((id) => pageEntity.key(scope, id));
  const [first, orders] = await Promise.all([
    readPages([...keysOf(asked), liveLaunchEntity.key(scope)]),
    table.queryAll(orderEntity.range(scope), { whole }),
  ]);
  const items: (Key | undefined)[] = [...first, ...orders];
  const readOn = async (
    named: readonly number[],
    around: (tree: PartOfTree) => readonly number[] = () => [],
  ): Promise<PartOfTree> => {
    for (;;) {
      const { pages, orders } = stateOf(items);
      const tree = new PartOfTree(pages, orders, new Set(asked));
      const wanted = [...named, ...around(tree), ...pages.flatMap(placesAbove)];
      const unread = new Set(wanted.filter((id) => id !== 0 && !asked.has(id)));
      if (unread.size === 0) return tree;
      for (const id of unread) asked.add(id);
      items.push(...(await readPages(keysOf(unread))));
    }
  };
  return { items, readOn };
}

const stateOf = (items: readonly (Key | undefined)[]) => pagesNow(items.filter((item) => item !== undefined));

const placesAbove = ({ menu, childMenu, subMenu }: PageRecord): number[] =>
  [menu, childMenu, subMenu].filter((id) => id !== null);

/** Computes a result from the pages around one where they suffice, else from all pages (`needsAllPages`). */
export async function fromPartOrWhole<Result>(
  { table, scope }: { table: Table; scope: CompanyScope },
  part: PageTree | Promise<PageTree>,
  compute: (tree: PageTree) => Result | Promise<Result>,
): Promise<Result> {
  return Promise.resolve(part)
    .then(compute)
    .catch(onErrorThat(needsAllPages, async () => compute(await readPageTree(table, scope))));
}

/** Whether an error says that the part does not suffice, or that a path is not as free as was supposed. */
export const needsAllPages = (error: unknown) =>
  error instanceof PagesNotReadError || error instanceof PathTakenError;
