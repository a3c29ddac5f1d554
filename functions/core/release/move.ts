import { formIdsIn } from '@galley/shared/components/field-values';
import { limits } from '@galley/shared/limits';
import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import type { PageRecord } from '../entities/page';
import type { PathRecord } from '../entities/path';
import { liveEntity } from '../entities/version';
import { readFormModels } from '../forms/form-models';
import { readFileModels } from '../images/file-models';
import { readImageModels } from '../images/image-models';
import { type NewJob, newJob, type PathReservations } from '../jobs';
import { type Appearance, appearanceOf } from '../pages/appearance';
import type { PageTree } from '../pages/page-tree';
import { ifPathAvailable, pathTaken } from '../pages/path-reservations';
import { chunk, type Table, type Write } from '../table';
import { hasUnknownType, readKeptPages } from './kept-page';
import { picturesListed } from './lists';
import { unpackLiveComponents } from './live-page';
import { pathRecord, type RenderedBody } from './path-record';
import { forgetRedirect } from './redirects';
import { type PreviousPath, type ReleaseContext, whileReleaseIs } from './release-plan';
import type { ReleaseState } from './release-state';
import { rendererOf, type SiteRenderer } from './renderer';
import { type PartOfSite, type Site, treeOf } from './site';

/** The writes and jobs of a move, to be added to its flip. */
export interface PreparedMove {
  writes: Write[];
  jobs: NewJob[];
  /** For the plan: the path under which pages reserved theirs, and the path that the page itself leaves. */
  reservedUnder?: string;
  leftBehind?: PreviousPath | undefined;
}

/**
 * A page whose path changes takes all pages under it along. A single page takes its new path in the flip
 * itself. Otherwise all new paths are reserved before the flip and respond early, which is harmless because
 * nothing links to them yet. The flip turns the page's own old path into a redirect; a job does the same for
 * the pages under it, which respond at both paths until then. Call it inside a release's plan.
 * @throws 409 naming the page that has one of the new paths, or PathTakenError
 */
export async function prepareMove(
  { table, scope, now, session }: Omit<ReleaseContext, 'release'> & { session: { email: string } },
  site: Site | PartOfSite,
  page: PageRecord,
  set: Partial<PageRecord>,
  release: ReleaseState,
): Promise<PreparedMove> {
  const before = treeOf(site);
  const root = { ...page, ...set };
  const tree = before.withUpdated(root);
  const [from, under] = [before.pathOf(page), tree.pathOf(root)];
  // Hidden pages hold no path; restoring one reserves its own.
  const movers = [root, ...tree.descendants(page)].filter(
    (mover) => !mover.isExternal && !tree.isHidden(mover),
  );
  if (from === under || movers.length === 0) return { writes: [], jobs: [] };
  refuseTaken(before, tree, movers);
  const finish = { kind: 'finish-move', from, email: session.email } as const;
  const isLive = page.liveVersionId !== null;
  // It may go live with this very release; in both cases its body takes the path.
  const isRendered = root.liveVersionId !== null;
  const leftBehind = isLive ? { from, to: under, pageId: page.id, email: session.email } : undefined;
  if (movers.length === 1 && movers[0]?.id === page.id) {
    const reservation: Write = {
      put: { ...pathRecord(scope, under, page, release.release) },
      ...ifPathAvailable(before, under, page.id, now),
    };
    return {
      writes: [...(isRendered ? [] : [reservation]), forgetRedirect(scope, under)],
      jobs: [newJob(scope, finish, now)],
      leftBehind,
    };
  }
  const { reservations, keep } = await reservePaths(table, scope, {
    before,
    renderer: await rendererOf(site, undefined, tree),
    pages: movers,
    under,
    release,
    now,
  });
  // The flip writes the page's own body again, so the job never sees that reservation.
  return {
    writes: [keep, forgetRedirect(scope, under)],
    jobs: [newJob(scope, { ...finish, claims: reservations }, now)],
    reservedUnder: under,
    leftBehind,
  };
}

/** @throws 409 naming the page that has the path of a page that is moved or restored */
export function refuseTaken(before: PageTree, tree: PageTree, movers: readonly PageRecord[]): void {
  const moving = new Set(movers.map(({ id }) => id));
  const standing = before.atPaths();
  for (const path of movers.map((mover) => tree.pathOf(mover))) {
    const taker = standing.get(path);
    if (taker && !moving.has(taker.id)) throw pathTaken(path, taker.name);
  }
}

/** Longer than an area's Lambda may run: by then, the flip has either happened or never will. */
const giveBackAfterMs = 2 * 60 * 1000;

interface ReservedPages {
  /** The pages as they were read. */
  before: PageTree;
  /** The renderer of the site after the release. */
  renderer: SiteRenderer;
  pages: readonly PageRecord[];
  /** The path at or under which all of them will be. */
  under: string;
  release: ReleaseState;
  now: Date;
}

/**
 * Reserves any number of paths before a flip, with the bodies that will be published there. It first stores a
 * job that releases them; `keep` belongs in the flip and removes that job, so a flip that never happens
 * leaves nothing behind.
 */
export async function reservePaths(
  table: Table,
  scope: CompanyScope,
  { before, renderer, pages, under, release, now }: ReservedPages,
): Promise<{ reservations: PathReservations; keep: Write }> {
  const reservations: PathReservations = { under, claimedAt: now.toISOString() };
  const giveBack = newJob(scope, { kind: 'give-back-claims', claims: reservations }, now, giveBackAfterMs);
  const [bodies] = await Promise.all([
    liveBodies(table, scope, renderer, pages, { at: now, before }),
    table.commit([giveBack.write]),
  ]);
  const items = pages.map((page): PathRecord => {
    const record = pathRecord(scope, renderer.tree.pathOf(page), page, release.release, bodies.get(page.id));
    return { ...record, claimedAt: reservations.claimedAt };
  });
  await Promise.all(
    packed(items).map((part) =>
      table.commit([
        whileReleaseIs(scope, release),
        ...part.map((item) => ({ put: { ...item }, ...ifPathAvailable(before, item.sk, item.pageId, now) })),
      ]),
    ),
  );
  const keep: Write = {
    delete: giveBack.key,
    condition: { equals: { leaseUntil: '' } },
    refused: writeConflict,
  };
  return { reservations, keep };
}

/** Puts the items into as few transactions as their size allows. */
function packed(items: readonly PathRecord[]): PathRecord[][] {
  const parts: PathRecord[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const item of items) {
    bytes += item.body?.length ?? 0;
    if (bytes > limits.transactionBytes) {
      parts.push([]);
      bytes = item.body?.length ?? 0;
    }
    parts.at(-1)?.push(item);
  }
  return parts.flatMap((part) => chunk(part, limits.prepareItems));
}

/**
 * The bodies of the live ones among these pages, rendered for their new paths and for a moment.
 * @param before the current tree: bodies that this release cannot render are kept
 * @param onError is told of a page that cannot be rendered, which is then left out; without it, the error is
 * thrown
 * @param onBody is told how lists show a page that was rendered
 */
export async function liveBodies(
  table: Table,
  scope: CompanyScope,
  renderer: SiteRenderer,
  pages: readonly PageRecord[],
  {
    at,
    before,
    onError,
    onBody,
  }: {
    at: Date;
    before?: PageTree;
    onError?: (page: PageRecord, error: Error) => void;
    onBody?: (page: PageRecord, appearance: Appearance) => void;
  },
): Promise<Map<number, RenderedBody>> {
  const live = pages.filter((page) => page.liveVersionId !== null);
  const records = await table.batchGet(live.map((page) => liveEntity.key(scope, page.id)));
  const contents = live.flatMap((page, index) => {
    const record = records[index];
    return record ? [{ page, components: unpackLiveComponents(record) }] : [];
  });
  const all = contents.flatMap(({ components }) => components);
  const unknown = contents.filter(({ components }) => before && hasUnknownType(components));
  const [forms, images, files, kept] = await Promise.all([
    readFormModels(table, scope, formIdsIn(all)),
    readImageModels(table, scope, [
      all,
      picturesListed(
        renderer.tree,
        contents.map(({ page: { id: pageId }, components }) => ({ pageId, components })),
      ),
      contents.map(({ page }) => page.picture),
    ]),
    readFileModels(table, scope, all),
    before &&
      readKeptPages(
        table,
        scope,
        before,
        unknown.map(({ page }) => page.id),
      ),
  ]);
  const bodies = new Map<number, RenderedBody>();
  for (const { page, components } of contents) {
    try {
      bodies.set(page.id, renderer.body(page, { components, forms, images, files }, at, kept?.get(page.id)));
      onBody?.(page, appearanceOf(scope, components, page.picture, images));
    } catch (error) {
      if (!onError) throw error;
      onError(page, error as Error);
    }
  }
  return bodies;
}
