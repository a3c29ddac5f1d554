import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { formIdsIn } from '@galley/shared/components/field-values';
import { onErrorThat } from '@galley/shared/on-error';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import type { ChromeRecord } from '../entities/path';
import { readFormModels } from '../forms/form-models';
import { readLinkHints } from '../hints/link-hints';
import { readFileModels } from '../images/file-models';
import { readImageModels } from '../images/image-models';
import type { NewJob } from '../jobs';
import { newLinksJob } from '../outside-links/link-check-jobs';
import { needsAllPages, PagesNotReadError, type PartOfTree, readAroundPage } from '../pages/part-of-tree';
import { turnJob } from '../pages/timed-sections';
import type { Table, Write } from '../table';
import { commitRelease } from './commit-release';
import { flipAround, readChromeOf } from './flip-around';
import {
  changesLinksOutside,
  noteNewLinks,
  ownPath,
  pagesToKeep,
  pageWrites,
  redirectLeft,
  withUses,
} from './flip-pages';
import { pathRecord, type RenderedBody } from './path-record';
import type { ReleaseContext, ReleasePlan } from './release-plan';
import type { ReleaseState } from './release-state';
import { pagesInChrome } from './rendered-chrome';
import { rendererOf } from './renderer';
import { runRelease } from './run-release';
import { type PartOfSite, readSiteParts, type Site } from './site';

/** The release of one page. */
interface OfPage<Loaded> {
  pageId: number;
  /** Reads what else the plan needs. */
  load: () => Promise<Loaded>;
  /** The pages that its content refers to. */
  named: (loaded: Loaded) => readonly number[];
  /** A version goes live, so that the hints about the page's links are read along with the pages around it. */
  isVersion?: true;
}

/**
 * Releases one page. A change that affects only this page (its content, its details, its visibility) reads
 * and writes the same amount however many pages the site has. Any other change becomes a release of the whole
 * site (`runRelease`) with the same plan.
 * @throws 409 as every release
 */
export async function releasePage<Loaded>(
  context: ReleaseContext,
  { pageId, load, named, isVersion }: OfPage<Loaded>,
  plan: (site: Site | PartOfSite, loaded: Loaded, release: ReleaseState) => Promise<ReleasePlan>,
): Promise<void> {
  const { table, scope, now } = context;
  await commitRelease(context, async (state) => {
    const loading = load();
    const readPart = async () => {
      const { readTree } = await readAroundPage(table, scope, pageId, { whole: true });
      const hints = isVersion ? readLinkHints(table, scope, pageId) : undefined;
      const [tree, linkHints] = await Promise.all([loading.then((loaded) => readTree(named(loaded))), hints]);
      return { tree: tree.supposingFree(), readTree, readHints: isVersion && (async () => linkHints) };
    };
    const [parts, loaded, { tree, ...reading }, chrome] = await Promise.all([
      readSiteParts(table, scope),
      loading,
      readPart(),
      readChromeOf(table, scope, state),
    ]);
    const site = { ...parts, tree };
    const change = await plan(site, loaded, state);
    return flipOfPage(table, { scope, now, state, site, chrome, change, ...reading });
  }).catch(onErrorThat(needsAllPages, () => runRelease(context, load, plan)));
}

interface FlipOfPage {
  scope: CompanyScope;
  now: Date;
  state: ReleaseState;
  site: PartOfSite;
  /** The chrome of the previous release. */
  chrome: ChromeRecord;
  change: ReleasePlan;
  /** Reads further pages around this one. */
  readTree: (named: readonly number[]) => Promise<PartOfTree>;
  /** Returns the hints about the page's links; absent where they were not read. */
  readHints: Parameters<typeof noteNewLinks>[3];
}

/**
 * The writes of the release.
 * @throws PagesNotReadError where the plan changes more than one page
 */
async function flipOfPage(
  table: Table,
  { scope, now, state, site, chrome, change, readTree, readHints }: FlipOfPage,
): Promise<{ writes: Write[]; jobs: NewJob[] }> {
  const { page, components, reservation, leftBehind, isWithdrawn, orders } = onlyPage(change);
  const { before, set } = page;
  const after: PageRecord = {
    ...before,
    ...set,
    changedAt: now.toISOString(),
    revision: before.revision + 1,
  };
  const tree = site.tree.withUpdated(after);
  const path = tree.pathOf(after);
  const { next, ...around } = await flipAround(table, scope, {
    now,
    state,
    site,
    changes: [{ before, after }],
    orders,
    changedPaths: [...(components || isWithdrawn ? [path] : []), ...(leftBehind ? [leftBehind.from] : [])],
    chrome,
    readLinked: () => readTree(pagesInChrome(site)),
  });
  const [made, forgotten] = await Promise.all([
    components && bodyOf(table, scope, { ...site, tree }, { page: after, components, now }),
    noteNewLinks(table, scope, change, readHints),
  ]);
  const atPath = pathRecord(scope, path, after, next.release, made?.body);
  const pageChange = withUses(scope, page, change, { images: made?.images ?? {}, now });
  const writes: Write[] = [
    ...around.writes,
    ...pageWrites(scope, now, pageChange),
    ...forgotten,
    ...(made ? [{ put: { ...atPath }, ...(reservation ?? ownPath(after.id)) }] : []),
    ...(isWithdrawn ? [{ put: { ...atPath, wasPublic: true }, ...ownPath(after.id) }] : []),
    ...(leftBehind ? redirectLeft(scope, now, leftBehind, next.release) : []),
    ...(change.writes ?? []),
    ...(changesLinksOutside(pageChange) ? [newLinksJob(scope, now).write] : []),
  ];
  const turn = turnJob(scope, [{ ...pageChange.set, id: after.id }], now);
  return { writes, jobs: [...(change.jobs ?? []), ...around.jobs, ...turn] };
}

async function bodyOf(
  table: Table,
  scope: CompanyScope,
  site: PartOfSite,
  { page, components, now }: { page: PageRecord; components: readonly RenderableComponent[]; now: Date },
): Promise<{ body: RenderedBody; images: ImageModels }> {
  const [forms, images, files] = await Promise.all([
    readFormModels(table, scope, formIdsIn([...components])),
    readImageModels(table, scope, [components, page.picture]),
    readFileModels(table, scope, [components]),
  ]);
  return { body: (await rendererOf(site)).body(page, { components, forms, images, files }, now), images };
}

/**
 * The one page that a plan changes.
 * @throws PagesNotReadError for a plan that changes anything else
 */
function onlyPage(change: ReleasePlan) {
  const {
    pages = [],
    bodies = [],
    withdrawn = [],
    leftBehind,
    site,
    writes: _,
    jobs: __,
    ...around
  } = change;
  const { orders, ...shared } = site ?? {};
  const [page] = pages;
  const [body] = bodies;
  const isAlone =
    pages.length === 1 &&
    bodies.length + withdrawn.length <= 1 &&
    pagesToKeep(change).length === 0 &&
    Object.values({ ...around, ...shared }).every((value) => value === undefined);
  if (!isAlone || !page) throw new PagesNotReadError();
  const ids = [...bodies.map(({ pageId }) => pageId), ...withdrawn];
  if (ids.some((id) => id !== page.before.id)) throw new PagesNotReadError();
  const { components, reservation } = body ?? {};
  return { page, components, reservation, leftBehind, isWithdrawn: withdrawn.length > 0, orders };
}
