import { onError } from '@galley/shared/on-error';
import { PagesNotReadError, PartOfTree, readAroundNewPage } from '../pages/part-of-tree';
import { commitRelease } from './commit-release';
import { flipAround, readChromeOf } from './flip-around';
import { unpackChrome } from './path-body';
import type { ReleaseContext, ReleasePlan } from './release-plan';
import { pagesInChrome } from './rendered-chrome';
import { runRelease } from './run-release';
import { readSiteParts, type SiteParts } from './site';

const noPages = new PartOfTree([], [], new Set());

/**
 * Changes what all pages share: the chrome is rendered from its stored navigation, so that only the pages
 * which it shows are read. Larger changes are a release of the whole site (`runRelease`).
 * @throws 409 as every release
 */
export async function releaseParts(
  context: ReleaseContext,
  plan: (site: SiteParts) => Pick<ReleasePlan, 'site' | 'writes' | 'jobs'>,
): Promise<void> {
  const { table, scope, now } = context;
  await commitRelease(context, async (state) => {
    const [parts, chrome] = await Promise.all([
      readSiteParts(table, scope),
      readChromeOf(table, scope, state),
    ]);
    if (unpackChrome(chrome.body).suspended !== undefined) throw new PagesNotReadError();
    const { site: set = {}, writes = [], jobs = [] } = plan(parts);
    const site = { ...parts, tree: noPages };
    const named = pagesInChrome({ ...parts, ...set });
    const readLinked = () =>
      named.length > 0 ? readAroundNewPage(table, scope, named, { whole: true }) : noPages;
    const pages = { changes: [], changedPaths: [] };
    const around = await flipAround(table, scope, { now, state, site, set, ...pages, chrome, readLinked });
    return { writes: [...around.writes, ...writes], jobs: [...jobs, ...around.jobs] };
  }).catch(onError(PagesNotReadError, () => runRelease(context, async () => undefined, plan)));
}
