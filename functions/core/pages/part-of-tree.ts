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
  ) {
    super(known, knownOrders);
  }

  override withInstead(page: PageRecord): PartOfTree {
    const others = this.known.filter(({ id }) => id !== page.id);
    return new PartOfTree([...others, page], this.knownOrders, this.asked);
  }

  override get pages(): never {
    throw new UnreadPages();
  }

  override page(id: number): PageRecord | undefined {
    if (id !== 0 && !this.asked.has(id)) throw new UnreadPages();
    return this.byId.get(id);
  }

  override childrenOf(): never {
    throw new UnreadPages();
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
  const readPages = (keys: readonly Key[]) => table.batchGet(keys, { skipBroken: !whole });
  const [first, orders] = await Promise.all([
    readPages([pageEntity.key(scope, pageId), liveLaunchEntity.key(scope)]),
    table.queryAll(orderEntity.range(scope), { whole }),
  ]);
  const items: (Key | undefined)[] = [...first, ...orders];
  const page = stateOf(items).pages.at(0);
  const readTree = async (named: readonly number[] = []) => {
    const asked = new Set([pageId]);
    for (;;) {
      const { pages, orders } = stateOf(items);
      const tree = new PartOfTree(pages, orders, asked);
      const wanted = [...named, ...tree.idsBefore(page), ...pages.flatMap(placesAbove)];
      const unread = [...new Set(wanted)].filter((id) => !asked.has(id));
      if (unread.length === 0) return tree;
      for (const id of unread) asked.add(id);
      items.push(...(await readPages(unread.map((id) => pageEntity.key(scope, id)))));
    }
  };
  return { page, readTree };
}

const stateOf = (items: readonly (Key | undefined)[]) => pagesNow(items.filter((item) => item !== undefined));

const placesAbove = ({ menu, childMenu, subMenu }: PageRecord): number[] =>
  [menu, childMenu, subMenu].filter((id) => id !== null);

/** Answers from the pages around one where that is enough, else from all of them. */
export async function fromPartOrWhole<Result>(
  { table, scope }: { table: Table; scope: CompanyScope },
  part: PartOfTree,
  answer: (tree: PageTree) => Result,
): Promise<Result> {
  try {
    return answer(part);
  } catch (error) {
    if (!(error instanceof UnreadPages)) throw error;
    return answer(await readPageTree(table, scope));
  }
}
