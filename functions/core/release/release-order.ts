import { onError } from '@galley/shared/on-error';
import type { OrderRecord } from '../entities/page';
import type { PageTree } from '../pages/page-tree';
import { PagesNotReadError, readMenuSiblings } from '../pages/part-of-tree';
import type { Write } from '../table';
import { commitRelease } from './commit-release';
import { flipAround, readChromeOf } from './flip-around';
import type { MenuOrder } from './navigation';
import type { ReleaseContext } from './release-plan';
import { pagesInChrome } from './rendered-chrome';
import { runRelease } from './run-release';
import { readSiteParts, type Site, treeOf } from './site';

/** Another order of the menu entries under one parent. */
interface OrderPlan extends MenuOrder {
  /** All menu orders after the change. */
  orders: OrderRecord[];
  write: Write;
}

/**
 * Changes the order of menu entries. This reads the entries under their parent, and renders the chrome from its
 * stored navigation. Without one it is a release of the whole site (`runRelease`).
 * @param pageIds pages under the parent
 * @throws 409 as every release
 */
export async function releaseOrder(
  context: ReleaseContext,
  pageIds: readonly number[],
  plan: (tree: PageTree) => OrderPlan,
): Promise<void> {
  const { table, scope, now } = context;
  const planOfSite = (site: Site) => {
    const { orders, write } = plan(treeOf(site));
    return { site: { orders }, writes: [write] };
  };
  await commitRelease(context, async (state) => {
    const [parts, chrome, { readTree }] = await Promise.all([
      readSiteParts(table, scope),
      readChromeOf(table, scope, state),
      readMenuSiblings(table, scope, pageIds),
    ]);
    const tree = await readTree(pagesInChrome(parts));
    const { orders, write, ...reordered } = plan(tree);
    const site = { ...parts, tree };
    const change = { changes: [], changedPaths: [], orders, reordered };
    const readLinked = () => tree;
    const around = await flipAround(table, scope, { now, state, site, ...change, chrome, readLinked });
    return { writes: [...around.writes, write], jobs: around.jobs };
  }).catch(onError(PagesNotReadError, () => runRelease(context, async () => undefined, planOfSite)));
}
