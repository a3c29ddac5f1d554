import { writeConflict } from '../conflicts';
import { chromeEntity, releaseEntity } from '../entities/path';
import { PartOfTree, readAroundNewPage, UnreadPages } from '../pages/part-of-tree';
import { commitRelease } from './commit-release';
import { logoPicturesJob } from './logo-pictures';
import { readNavigation } from './navigation';
import { packChrome, unpackChrome } from './path-body';
import { type ReleaseContext, type ReleasePlan, releaseIs } from './release-plan';
import { nextReleaseState } from './release-state';
import { pagesInChrome, renderedChrome } from './rendered-chrome';
import { runRelease } from './run-release';
import { readSiteParts, type SiteParts } from './site';

const noPages = new PartOfTree([], [], new Set());

/**
 * Changes what every page shows beside the pages: the chrome is rendered from its navigation as that is stored, so that
 * no other pages are read than those that the chrome names. What takes more is a release of the whole site (`runRelease`).
 * @throws 409 as every release
 */
export async function releaseParts(
  context: ReleaseContext,
  plan: (site: SiteParts) => Pick<ReleasePlan, 'site' | 'writes' | 'jobs'>,
): Promise<void> {
  const { table, scope, now } = context;
  try {
    await commitRelease(context, async (state) => {
      const [parts, chrome, navigation] = await Promise.all([
        readSiteParts(table, scope),
        table.get(chromeEntity.key(scope)),
        readNavigation(table, scope, state),
      ]);
      if (!chrome || chrome.release !== state.release) throw new UnreadPages();
      const shown = unpackChrome(chrome.body);
      if (shown.suspended !== undefined) throw new UnreadPages();
      const { site: set, writes = [], jobs = [] } = plan(parts);
      const after = { ...parts, ...set };
      const named = pagesInChrome(after);
      const tree = named.length > 0 ? await readAroundNewPage(table, scope, named, { whole: true }) : noPages;
      const { body, images } = await renderedChrome(table, scope, {
        state,
        site: { ...after, tree },
        navigation,
      });
      const next = nextReleaseState(state, []);
      return {
        writes: [
          {
            put: { ...releaseEntity.key(scope), ...next },
            condition: releaseIs(state),
            refused: writeConflict,
          },
          { put: { ...chrome, release: next.release, body: packChrome({ ...shown, ...body }) } },
          ...writes,
        ],
        jobs: [...jobs, ...logoPicturesJob(scope, after, images, now)],
      };
    });
  } catch (error) {
    if (!(error instanceof UnreadPages)) throw error;
    await runRelease(context, async () => undefined, plan);
  }
}
