import type { PageRecord } from '../entities/page';
import { type NewJob, newJob } from '../jobs';
import { appendToOrder, assertAncestorsUnchanged, orderChange, ordersWith } from '../pages/page-place-writes';
import { pathWith, pictureChecks } from '../pages/page-rules';
import { isHomePage, type PageTree, parentIdOf } from '../pages/page-tree';
import { ifPathAvailable } from '../pages/path-reservations';
import type { Write } from '../table';
import { type PreparedMove, prepareMove } from './move';
import type { ReleaseContext, ReleasePlan } from './release-plan';
import type { ReleaseState } from './release-state';
import { type PartOfSite, type Site, treeOf } from './site';

interface ChangedPage {
  site: Site | PartOfSite;
  page: PageRecord;
  /** Everything that the release changes of the page. */
  set: Partial<PageRecord>;
  release: ReleaseState;
  /** The menu entry that it should follow, 0 for the first place; absent where it keeps its position. */
  after?: number | undefined;
}

type Around = Required<Pick<ReleasePlan, 'writes' | 'jobs'>> &
  Pick<ReleasePlan, 'reservedUnder' | 'leftBehind'> & {
    /** The condition under which the page's body takes its path; absent where it already has it. */
    reservation: ReturnType<typeof ifPathAvailable> | undefined;
    /** Absent where the menu orders do not change. */
    site?: Pick<Site, 'orders'>;
  };

/**
 * The consequences of changing a page's details: its path and those under it, its position on the menu,
 * redirects from old paths. Call it inside a release's plan.
 * @throws 409 or PathTakenError where another page has one of the paths
 */
export async function aroundPage(
  context: Parameters<typeof prepareMove>[0],
  { site, page, set, release, after: standsAfter }: ChangedPage,
): Promise<Around> {
  const { scope, now } = context;
  const tree = treeOf(site);
  const after = { ...page, ...set };
  const path = pathWith(tree, after);
  const isMoved = path !== tree.pathOf(page);
  const isNewlyUnder = parentIdOf(after) !== parentIdOf(page);
  const order = orderOf({ page, set, after: standsAfter }, tree, context);
  const move: PreparedMove = isMoved
    ? await prepareMove(context, site, page, set, release)
    : { writes: [], jobs: [] };
  return {
    reservation: isMoved ? ifPathAvailable(tree, path, page.id, now) : undefined,
    ...(order && { site: { orders: order.orders } }),
    writes: [
      ...(order ? [order.write] : []),
      ...(isNewlyUnder ? assertAncestorsUnchanged(scope, tree.ancestors(after)) : []),
      ...(after.picture === page.picture ? [] : pictureChecks(scope, after)),
      ...move.writes,
    ],
    jobs: [...move.jobs, ...articlesJob(context, tree, [{ before: page, after }])],
    reservedUnder: move.reservedUnder,
    leftBehind: move.leftBehind,
  };
}

/**
 * The menu orders with the page after the chosen entry, or last where it is new under its parent; undefined
 * where they do not change.
 */
export function orderOf(
  { page, set, after: standsAfter }: Pick<ChangedPage, 'page' | 'set' | 'after'>,
  tree: PageTree,
  { scope }: Pick<ReleaseContext, 'scope'>,
): { orders: Site['orders']; write: Write } | undefined {
  const after = { ...page, ...set };
  const parentId = parentIdOf(after);
  if (!after.showOnMenu) return undefined;
  if (standsAfter !== undefined) {
    const others = tree.menuChildPagesOf(parentId).flatMap(({ id }) => (id === page.id ? [] : id));
    if (standsAfter === 0 || others.includes(standsAfter)) {
      const ids = others.toSpliced(others.indexOf(standsAfter) + 1, 0, page.id);
      return orderChange(scope, tree.orderRecords, parentId, ids);
    }
  }
  const isNew = !page.showOnMenu || parentId !== parentIdOf(page);
  // The home page keeps its position while it is off the menu.
  if (!isNew || (isHomePage(page) && tree.orderOf(page) !== null)) return undefined;
  return {
    orders: ordersWith(scope, tree.orderRecords, parentId, page.id),
    write: appendToOrder(scope, parentId, page.id),
  };
}

/**
 * The pages directly under a page show whether they are articles, and of which page, so they are re-rendered
 * when that changes.
 */
export function articlesJob(
  { scope, now }: Pick<ReleaseContext, 'scope' | 'now'>,
  tree: PageTree,
  changes: readonly { before: PageRecord; after: PageRecord }[],
): NewJob[] {
  const pageIds = changes.flatMap(({ before, after }) => {
    const isSame = Boolean(before.hasArticles) === Boolean(after.hasArticles);
    if (isSame && (!after.hasArticles || before.name === after.name)) return [];
    return tree.subPagesOf(before.id).flatMap(({ id, liveVersionId }) => (liveVersionId === null ? [] : id));
  });
  return pageIds.length > 0 ? [newJob(scope, { kind: 'render-pages', pageIds }, now)] : [];
}
