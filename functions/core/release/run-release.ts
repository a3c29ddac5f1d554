import type { FormModel } from '@galley/public-web/site-model';
import type { RenderableComponent } from '@galley/shared/components/component-schemas';
import { limits } from '@galley/shared/limits';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../company-scope';
import { conflict } from '../errors';
import { formIdsOf, readFormModels } from '../forms/form-models';
import { imageIdsIn, picturesOf, readImageModels } from '../images/image-models';
import { invalidationJob, type NewJob, wakeJobs } from '../jobs';
import { pageListKeys, pathKeys } from '../keys';
import type { PageRecord } from '../records/page-records';
import type { ChromeRecord, ReleaseRecord } from '../records/path-records';
import type { Table, Write } from '../table';
import type { Condition } from '../table-expressions';
import { packChrome, packPage } from './path-body';
import { pathRecord } from './path-record';
import { listRedirect, pathRedirect } from './redirects';
import { everythingUnder, nextReleaseState, type ReleaseState, releaseStateOf } from './release-state';
import { rendererOf, type SiteRenderer } from './renderer';
import { readSite, type Site } from './site';
import { sitemapRecord } from './sitemap';

export interface ReleaseContext {
  table: Table;
  scope: CompanyScope;
  now: Date;
  /** Read before anything else of the release: the flip is conditional on it. */
  release: ReleaseState;
}

/** What a release changes. The flip writes all of it, the chrome and the release's number in one transaction. */
export interface ReleasePlan {
  /** Pages that change; each is conditional on the revision that was read, and raises it. */
  pages?: PageChange[];
  /** Pages that come into being with this release. */
  newPages?: PageRecord[];
  /** Live pages whose body is made anew, each also among `pages`: their components as they will stand. */
  bodies?: {
    pageId: number;
    components: readonly RenderableComponent[];
    /** Under which condition the page takes its address; absent where it has it already. */
    claim?: Pick<Extract<Write, { put: unknown }>, 'condition' | 'refused'>;
  }[];
  /** Pages that visitors no longer see: a claim keeps the address of each. */
  withdrawn?: number[];
  /** Pages took their addresses under this one before the flip: visitors whose read missed that look again. */
  claimedUnder?: string | undefined;
  leftBehind?: LeftAddress | undefined;
  /** What else of the site will be different. */
  site?: Partial<Omit<Site, 'pages'>>;
  writes?: Write[];
  jobs?: NewJob[];
}

/** A live page's old address, which leads to the new one from the flip on. */
export interface LeftAddress {
  from: string;
  to: string;
  pageId: number;
  /** Whose doing it is. */
  email: string;
}

export interface PageChange {
  before: PageRecord;
  set: Partial<PageRecord>;
  /** Further attributes that must still be as they were read. */
  unchanged?: (keyof PageRecord)[];
}

const attempts = 5;
/** What a release is made of changed after it was read: everything is read and planned again. */
export class StaleRelease extends Error {}

/**
 * Changes what visitors see, in one step that nobody sees half of. `load` reads, beside the site, what `plan`
 * needs; both run again when another release came between. `plan` may throw a refusal.
 * @throws 409 where releases follow each other so fast that five attempts all met another one.
 */
export async function runRelease<Loaded>(
  context: ReleaseContext,
  load: () => Promise<Loaded>,
  plan: (site: Site, loaded: Loaded, release: ReleaseState) => ReleasePlan | Promise<ReleasePlan>,
): Promise<void> {
  const { table, scope, now } = context;
  let state = context.release;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (attempt > 1) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 40 * attempt));
      state = releaseStateOf(await table.get<ReleaseRecord>(pathKeys.release(scope)));
    }
    const [site, loaded] = await Promise.all([readSite(table, scope), load()]);
    const jobs: NewJob[] = [];
    try {
      const change = await plan(site, loaded, state);
      jobs.push(...(change.jobs ?? []), invalidationJob(scope, now));
      const components = componentsOf(change);
      const after = siteAfter(site, change, now);
      const [forms, images] = await Promise.all([
        readFormModels(table, scope, formIdsOf(components)),
        readImageModels(table, scope, [components, picturesOf(after)]),
      ]);
      const writes = await flipOf(scope, now, state, after, change, { forms, images });
      writes.push(...jobs.map((job) => job.write));
      if (writes.length > limits.flipItems) {
        throw new Error(`A flip of ${writes.length} items: at most ${limits.flipItems} are allowed.`);
      }
      await table.commit(writes);
    } catch (error) {
      if (error instanceof StaleRelease) continue;
      throw error;
    }
    await wakeJobs(jobs);
    return;
  }
  throw conflict('The site is being changed by several people right now. Nothing was saved: try again.');
}

/** The writes of a flip: first the release's number, so that its refusal is what decides. */
async function flipOf(
  scope: CompanyScope,
  now: Date,
  state: ReleaseState,
  after: Site,
  change: ReleasePlan,
  { forms, images }: { forms: Record<number, FormModel>; images: ImageModels },
): Promise<Write[]> {
  const renderer = await rendererOf(after, images);
  const bodies = (change.bodies ?? []).map(({ pageId, components, claim }) => {
    const page = renderer.tree.page(pageId);
    if (!page) throw new Error(`Page ${pageId} is rendered but not there.`);
    return {
      page,
      claim,
      path: renderer.tree.fullUrlOf(page),
      fragments: renderer.page(page, components, forms, images),
    };
  });
  const withdrawn = after.pages
    .filter(({ id }) => change.withdrawn?.includes(id))
    .map((page) => ({ page, path: renderer.tree.pathOf(page) }));
  const changed = [...bodies, ...withdrawn].map(({ path }) => path);
  const next = nextReleaseState(state, [
    ...changed,
    ...(change.claimedUnder ? [everythingUnder(change.claimedUnder)] : []),
    ...(change.leftBehind ? [change.leftBehind.from] : []),
  ]);
  return [
    {
      put: { ...pathKeys.release(scope), ...next },
      condition: releaseIs(state),
      refused: () => new StaleRelease(),
    },
    { put: { ...chromeRecord(scope, after, renderer, next) } },
    { put: { ...sitemapRecord(scope, renderer.tree, next.release) } },
    ...(change.newPages ?? []).map((page): Write => ({ put: { ...page }, condition: { absent: true } })),
    ...(change.pages ?? []).map((pageChange) => pageWrite(scope, now, withUses(scope, pageChange, change))),
    ...bodies.map(({ page, claim, path, fragments }): Write => {
      const record = pathRecord(scope, path, page, next.release, packPage(fragments));
      return { put: { ...record }, ...(claim ?? ownPath(page.id)) };
    }),
    ...withdrawn.map(({ page, path }): Write => {
      const record = pathRecord(scope, path, page, next.release);
      return { put: { ...record, wasPublic: true }, ...ownPath(page.id) };
    }),
    ...(change.leftBehind ? redirectLeft(scope, now, change.leftBehind, next.release) : []),
    ...(change.writes ?? []),
  ];
}

function redirectLeft(scope: CompanyScope, now: Date, left: LeftAddress, release: number): Write[] {
  const { from, to, pageId, email } = left;
  const redirect = { to, pageId, suffix: '', isAutomatic: true, email, createdAt: now.toISOString() };
  return [
    {
      put: { ...pathRedirect(scope, from, redirect, release) },
      condition: { equals: { kind: 'page', pageId } },
      refused: () => new StaleRelease(),
    },
    listRedirect(scope, from, redirect),
  ];
}

// The first release finds number 0, as provisioning wrote it, or none at all.
function releaseIs({ release }: ReleaseState): Condition {
  return release === 0 ? { anyOf: [{ absent: true }, { equals: { release } }] } : { equals: { release } };
}

/**
 * For what is written beside a release, made from the site as it was read: it must not come after another release,
 * whose pages it would put back. @throws StaleRelease when it is committed
 */
export function whileReleaseIs(scope: CompanyScope, state: ReleaseState): Write {
  return { check: pathKeys.release(scope), condition: releaseIs(state), refused: () => new StaleRelease() };
}

/** A path is written by the page that holds it; a redirect gives way. */
function ownPath(pageId: number) {
  return {
    condition: {
      anyOf: [{ absent: true } as const, { equals: { pageId } }, { equals: { kind: 'redirect' } }],
    },
    refused: () => conflict('Another page has taken this address meanwhile. Choose another one.'),
  };
}

function componentsOf({ bodies = [] }: ReleasePlan): RenderableComponent[] {
  return bodies.flatMap(({ components }) => [...components]);
}

/** A page whose body is made remembers which forms and pictures it shows: saving one of them renders the page anew. */
function withUses(scope: CompanyScope, { set, ...change }: PageChange, plan: ReleasePlan): PageChange {
  const body = plan.bodies?.find(({ pageId }) => pageId === change.before.id);
  if (!body) return { ...change, set };
  const uses = { formIds: formIdsOf(body.components), imageIds: imageIdsIn(scope, body.components) };
  return { ...change, set: { ...set, ...uses } };
}

function pageWrite(scope: CompanyScope, now: Date, { before, set, unchanged = [] }: PageChange): Write {
  return {
    update: pageListKeys.page(scope, before.id),
    set: { ...set, changedAt: now.toISOString() },
    add: { revision: 1 },
    condition: {
      equals: {
        revision: before.revision,
        ...Object.fromEntries(unchanged.map((attribute) => [attribute, before[attribute]])),
      },
    },
    // Read and planned again: the plan says best what is wrong with the page as it is now.
    refused: () => new StaleRelease(),
  };
}

/** The site as it will stand after the flip. */
function siteAfter(site: Site, change: ReleasePlan, now: Date): Site {
  const changes = new Map((change.pages ?? []).map(({ before, set }) => [before.id, set]));
  const pages = site.pages.map((page) => {
    const set = changes.get(page.id);
    return set ? { ...page, ...set, changedAt: now.toISOString(), revision: page.revision + 1 } : page;
  });
  return { ...site, ...change.site, pages: [...pages, ...(change.newPages ?? [])] };
}

function chromeRecord(
  scope: CompanyScope,
  site: Site,
  renderer: SiteRenderer,
  state: ReleaseState,
): ChromeRecord {
  const body = packChrome({
    fragments: renderer.chrome(),
    recent: state.recent,
    hidden: site.pages
      .filter((page) => page.liveVersionId !== null && renderer.tree.isHidden(page))
      .map((page) => page.id),
    ...(site.company.isSuspended && { suspended: site.settings?.companyName || site.company.name }),
  });
  return { ...pathKeys.chrome(scope), release: state.release, body };
}
