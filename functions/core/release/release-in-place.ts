import { formIdsIn } from '@galley/shared/components/field-values';
import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import type { PageRecord } from '../entities/page';
import { type ChromeRecord, chromeEntity, releaseEntity } from '../entities/path';
import { readFormModels } from '../forms/form-models';
import { readFileModels } from '../images/file-models';
import { readImageModels } from '../images/image-models';
import type { NewJob } from '../jobs';
import { lookForNew } from '../outside-links/look-jobs';
import { readAroundPage, UnreadPages } from '../pages/part-of-tree';
import type { Table, Write } from '../table';
import { commitRelease } from './commit-release';
import { changesLinksOutside, ownPath, pageWrite, withUses } from './flip-pages';
import { packChrome, unpackChrome } from './path-body';
import { pathRecord } from './path-record';
import { type ReleaseContext, type ReleasePlan, releaseIs } from './release-plan';
import { nextReleaseState, type ReleaseState } from './release-state';
import { rendererOf } from './renderer';
import { runRelease } from './run-release';
import { type PartOfSite, readSiteParts, type Site } from './site';
import { sitemapJob } from './sitemap';

/** What a release of one page is made of. */
interface OfPage<Loaded> {
  pageId: number;
  /** What the plan needs besides. */
  load: () => Promise<Loaded>;
  /** The pages that its content names. */
  named: (loaded: Loaded) => readonly number[];
}

/**
 * Releases one page. Where nothing changes but what a live page says, that reads and writes the same however many pages
 * the site has; everything else becomes a release of the whole site (`runRelease`), made by the same plan.
 * @throws 409 as every release
 */
export async function releasePage<Loaded>(
  context: ReleaseContext,
  { pageId, load, named }: OfPage<Loaded>,
  plan: (site: Site | PartOfSite, loaded: Loaded, release: ReleaseState) => Promise<ReleasePlan>,
): Promise<void> {
  const { table, scope, now } = context;
  try {
    await commitRelease(context, async (state) => {
      const loading = load();
      const readPart = async () => {
        const { readTree } = await readAroundPage(table, scope, pageId, { whole: true });
        return readTree(named(await loading));
      };
      const [parts, loaded, tree, chrome] = await Promise.all([
        readSiteParts(table, scope),
        loading,
        readPart(),
        table.get(chromeEntity.key(scope)),
      ]);
      const site = { ...parts, tree };
      const page = tree.page(pageId);
      if (!chrome || chrome.release !== state.release || !page || !tree.isPublic(page)) {
        throw new UnreadPages();
      }
      const change = await plan(site, loaded, state);
      return flipInPlace(table, { scope, now, state, site, chrome, change });
    });
  } catch (error) {
    if (!(error instanceof UnreadPages)) throw error;
    await runRelease(context, load, plan);
  }
}

/** What may change of a page without changing anything around it. */
const inside = ['liveVersionId', 'openVersionId', 'openStatus', 'schedule', 'takeDown'];

interface FlipInPlace {
  scope: CompanyScope;
  now: Date;
  state: ReleaseState;
  site: PartOfSite;
  /** Of the release before: what it shows stays what it is. */
  chrome: ChromeRecord;
  change: ReleasePlan;
}

/** The writes of it. @throws UnreadPages where the plan changes more than what one page says */
async function flipInPlace(
  table: Table,
  { scope, now, state, site, chrome, change }: FlipInPlace,
): Promise<{ writes: Write[]; jobs: NewJob[] }> {
  const { page, components } = onlyBody(change);
  const { before, set } = page;
  const [forms, images, files] = await Promise.all([
    readFormModels(table, scope, formIdsIn([...components])),
    readImageModels(table, scope, [components]),
    readFileModels(table, scope, [components]),
  ]);
  const renderer = await rendererOf(site);
  const after: PageRecord = {
    ...before,
    ...set,
    changedAt: now.toISOString(),
    revision: before.revision + 1,
  };
  const path = site.tree.pathOf(after);
  const next = nextReleaseState(state, [path]);
  const drawn = renderer.body(after, { components, forms, images, files });
  const pageChange = withUses(scope, page, change);
  const shown = { ...unpackChrome(chrome.body), recent: next.recent };
  const writes: Write[] = [
    {
      put: { ...releaseEntity.key(scope), ...next },
      condition: releaseIs(state),
      refused: writeConflict,
    },
    { put: { ...chrome, release: next.release, body: packChrome(shown) } },
    pageWrite(scope, now, pageChange),
    { put: { ...pathRecord(scope, path, after, next.release, drawn) }, ...ownPath(after.id) },
    ...(change.writes ?? []),
    ...(changesLinksOutside(pageChange) ? [lookForNew(scope, now).write] : []),
    ...(before.changedAt.slice(0, 10) === after.changedAt.slice(0, 10) || before.noIndex
      ? []
      : [sitemapJob(scope, now).write]),
  ];
  return { writes, jobs: change.jobs ?? [] };
}

/** The one page of a plan that changes what it says and nothing else. @throws UnreadPages for every other plan */
function onlyBody({ pages = [], bodies = [], writes: _, jobs: __, ...around }: ReleasePlan) {
  const [change, ...others] = pages;
  const [body, ...otherBodies] = bodies;
  const isAlone = others.length + otherBodies.length + Object.values(around).filter(Boolean).length === 0;
  if (!isAlone || !change || !body || body.claim || body.pageId !== change.before.id) throw new UnreadPages();
  const isInside = Object.keys(change.set).every((attribute) => inside.includes(attribute));
  if (!isInside || !change.set.liveVersionId) throw new UnreadPages();
  return { page: change, components: body.components };
}
