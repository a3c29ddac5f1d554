import { limits } from '@galley/shared/limits';
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

/** A part of the pages was asked for something that takes more of them to answer. */
export class UnreadPages extends Error {
  constructor() {
    super('This takes pages that were not read.');
  }
}

/**
 * The pages around one page: those above it, its neighbours before it on the menu, and pages that are named besides. It
 * answers what the whole tree would answer, or throws: never less than is true.
 */
export class PartOfTree extends PageTree {
  constructor(
    private readonly known: readonly PageRecord[],
    private readonly knownOrders: readonly OrderRecord[],
    /** The ids that were asked for; one of them without a record is of no page. */
    private readonly asked: ReadonlySet<number>,
    private readonly areAddressesFree = false,
  ) {
    super(known, knownOrders);
  }

  override withInstead(page: PageRecord): PartOfTree {
    return this.with([...this.known.filter(({ id }) => id !== page.id), page]);
  }

  override withNew(page: PageRecord): PartOfTree {
    const asked = new Set([...this.asked, page.id]);
    return new PartOfTree([...this.known, page], this.knownOrders, asked, this.areAddressesFree);
  }

  /** The same where no page stands at an address that one is to take: supposed, and a condition of the write that takes it. */
  supposingFree(): PartOfTree {
    return this.with(this.known, true);
  }

  override pagesAtPath(): PageRecord[] {
    if (!this.areAddressesFree) throw new UnreadPages();
    return [];
  }

  override atPaths(): ReadonlyMap<string, PageRecord> {
    if (!this.areAddressesFree) throw new UnreadPages();
    return new Map();
  }

  /** Every entry is in an order from when it comes to the menu; whether some of those left it, only all pages tell. */
  override get isMenuFull(): boolean {
    const named = this.knownOrders.reduce((sum, { ids }) => sum + ids.length, 0);
    if (named >= limits.menuEntries) throw new UnreadPages();
    return false;
  }

  private with(known: readonly PageRecord[], areAddressesFree = this.areAddressesFree): PartOfTree {
    return new PartOfTree(known, this.knownOrders, this.asked, areAddressesFree);
  }

  override get pages(): never {
    throw new UnreadPages();
  }

  override page(id: number): PageRecord | undefined {
    if (id !== 0 && !this.asked.has(id)) throw new UnreadPages();
    return this.byId.get(id);
  }

  /** Of a page that never had one under it. */
  override childrenOf(parentId: number): readonly PageRecord[] {
    if (this.page(parentId)?.treeRevision !== 0) throw new UnreadPages();
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

  /** What has a place before it under the same parent, menu entries or not. */
  idsBefore(page: PageRecord | undefined): readonly number[] {
    if (!page || !isMenuEntry(page)) return [];
    const order = this.storedOrderOf(parentIdOf(page)) ?? [];
    return order.slice(0, Math.max(0, order.indexOf(page.id)));
  }

  /** The menu entries that stand before one under the same parent, in order; undefined where it is none there. */
  private entriesBefore(page: PageRecord): PageRecord[] | undefined {
    const parentId = parentIdOf(page);
    const stored = this.page(page.id);
    const isEntry = (other?: PageRecord) => other && isMenuEntry(other) && parentIdOf(other) === parentId;
    if (!isEntry(stored)) return undefined;
    // One that the order does not name stands after those that it names.
    if (!this.storedOrderOf(parentId)?.includes(page.id)) throw new UnreadPages();
    return this.idsBefore(stored)
      .flatMap((id) => this.page(id) ?? [])
      .filter(isEntry);
  }
}

const isMenuEntry = ({ showOnMenu, isDeleted }: PageRecord) => showOnMenu && !isDeleted;

/** A page, and how to read on from it. */
interface PageAndAround {
  page: PageRecord | undefined;
  /** Reads what the part takes: one trip, and one more where a page that is named stands under others. */
  readTree: (named?: readonly number[]) => Promise<PartOfTree>;
}

/**
 * Reads a page and the orders of the menus, which are the first of what the part around it takes. What it costs depends
 * on the menu, never on how many pages there are.
 * @param options `whole`: a record that cannot be read is refused, not left out
 */
export async function readAroundPage(
  table: Table,
  scope: CompanyScope,
  pageId: number,
  { whole = false }: Pick<QueryOptions, 'whole'> = {},
): Promise<PageAndAround> {
  const { items, readOn } = await beginReading(table, scope, [pageId], whole);
  const page = stateOf(items).pages.at(0);
  return { page, readTree: (named = []) => readOn(named, page) };
}

/** These pages and those above them: what a page takes which is not there yet, and what else names pages. */
export async function readAroundNewPage(
  table: Table,
  scope: CompanyScope,
  named: readonly number[],
  { whole = false }: Pick<QueryOptions, 'whole'> = {},
): Promise<PartOfTree> {
  const { readOn } = await beginReading(table, scope, named, whole);
  return readOn(named);
}

async function beginReading(table: Table, scope: CompanyScope, ids: readonly number[], whole: boolean) {
  const asked = new Set(ids);
  const readPages = (keys: readonly Key[]) => table.batchGet(keys, { skipBroken: !whole });
  const keysOf = (some: Iterable<number>) => [...some].map((id) => pageEntity.key(scope, id));
  const [first, orders] = await Promise.all([
    readPages([...keysOf(asked), liveLaunchEntity.key(scope)]),
    table.queryAll(orderEntity.range(scope), { whole }),
  ]);
  const items: (Key | undefined)[] = [...first, ...orders];
  const readOn = async (named: readonly number[], page?: PageRecord): Promise<PartOfTree> => {
    for (;;) {
      const { pages, orders } = stateOf(items);
      const tree = new PartOfTree(pages, orders, new Set(asked));
      const wanted = [...named, ...tree.idsBefore(page), ...pages.flatMap(placesAbove)];
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

/**
 * Answers from the pages around one where that is enough, else from all of them: also where an address that was supposed
 * to be free is not.
 */
export async function fromPartOrWhole<Result>(
  { table, scope }: { table: Table; scope: CompanyScope },
  part: PageTree | Promise<PageTree>,
  answer: (tree: PageTree) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await answer(await part);
  } catch (error) {
    if (!(error instanceof UnreadPages || error instanceof PathTakenError)) throw error;
    return answer(await readPageTree(table, scope));
  }
}
