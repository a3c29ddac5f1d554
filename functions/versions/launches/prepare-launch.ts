import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../../core/company-scope';
import { writeConflict } from '../../core/conflicts';
import { type LaunchPageRecord, type LaunchRecord, launchPathEntity } from '../../core/entities/launch';
import { type PageRecord, pageEntity } from '../../core/entities/page';
import { type NextAtPath, pathEntity } from '../../core/entities/path';
import { versionEntity } from '../../core/entities/version';
import { hintsOfTexts } from '../../core/hints/hints-of';
import { noteLinks } from '../../core/hints/link-hints';
import { hintPuts } from '../../core/hints/search-text-hints';
import { readImageModels } from '../../core/images/image-models';
import { pictureChecks } from '../../core/pages/page-rules';
import { ifPathAvailable } from '../../core/pages/path-reservations';
import { changesBetween } from '../../core/pages/version-details';
import { usesOf } from '../../core/release/flip-pages';
import { type PartOfSite, type Site, treeOf } from '../../core/release/site';
import type { Table, Write } from '../../core/table';
import type { Condition } from '../../core/table-expressions';
import { inTransactions } from './in-transactions';
import { bodiesOf, type Contents, picturesIn } from './launch-bodies';
import type { PlannedPart } from './launch-parts';
import type { LaunchPlan, PlannedPage } from './launch-plan';
import { runOf, whilePreparing } from './launch-repository';
import { freePrepared } from './undo-launch';

interface Preparation {
  launch: LaunchRecord;
  /** Read after the number of its release. */
  site: Site | PartOfSite;
  plan: LaunchPlan;
  /** The content of each page that will be live. */
  contents: Contents;
  /** The pages that an earlier attempt may have reserved. */
  held: readonly PageRecord[];
  now: Date;
}

/**
 * Writes the next state of everything that a launch changes beside its current state. It is invisible before
 * the flip names the attempt; until then it can be written again, from a newer release of the site, or
 * removed.
 * @throws WriteConflict where a page has changed since the site was read
 */
export async function prepareLaunch(
  table: Table,
  scope: CompanyScope,
  { launch, site, plan, contents, held, now }: Preparation,
): Promise<void> {
  const run = runOf(launch);
  const ours: Condition = { anyOf: [{ equals: { nextRun: undefined } }, { equals: { nextRun: run } }] };
  const images = await readImageModels(table, scope, picturesIn(plan, contents));
  const bodies = await bodiesOf(table, scope, { site, plan, contents, images, now });
  if (held.some(({ nextRun }) => nextRun === run)) {
    // Leftovers from an earlier state of the site that are no longer planned must not go live.
    await freePrepared(table, scope, { launch, pages: held, plan });
  }
  const commit = (writes: readonly Write[]) =>
    writes.length > 0 ? table.commit([whilePreparing(scope, launch), ...writes]) : undefined;
  await commit(plan.parts.map((part) => noteBefore(part)));
  const moved = plan.planned.filter(({ before, after }) => before.under !== after.under);
  const getPages = new Set(moved.map(({ after }) => after.under).filter((id) => id !== 0));
  const isHeld = (id: number) => plan.planned.some(({ page }) => page.id === id);
  await commit(
    [...getPages]
      .filter((id) => !isHeld(id))
      .map((id) => ({ update: pageEntity.key(scope, id), ...oneMoreUnder, condition: { exists: true } })),
  );
  const holds = plan.planned.map((one) => ({
    bytes: 0,
    writes: holdPage(scope, launch, one, {
      components: contents.get(one.page.id),
      images,
      getsPages: getPages.has(one.page.id),
      ours,
      now,
    }),
  }));
  for (const part of inTransactions(holds)) await commit(part);
  // The launch holds these pages, so that no other release publishes them.
  for (const [pageId, components] of contents) await noteLinks(table, scope, pageId, components);
  await commit(
    plan.orders.map(({ pk, sk, ids, revision }) => ({
      update: { pk, sk },
      set: { next: ids, nextRun: run },
      setOnce: { ids: [] },
      condition: { allOf: [ours, { equals: { revision } }] },
      refused: writeConflict,
    })),
  );
  const before = treeOf(site);
  const writes = [...plan.paths].map(([path, planned]) => {
    const rendered = planned.kind === 'page' ? bodies.get(planned.pageId) : undefined;
    const next: NextAtPath = { ...planned, ...(rendered && { renderer: rendered.renderer }) };
    const { condition, refused } = ifPathAvailable(before, path, planned.pageId, now, run);
    const left = plan.left.get(path);
    const put: Write = {
      update: pathEntity.key(scope, path),
      set: { next, nextBody: rendered?.body, nextRun: run },
      setOnce: { kind: 'next', pageId: planned.pageId, revision: planned.revision, release: 0 },
      condition: {
        allOf: [
          ours,
          {
            anyOf: [
              condition,
              { equals: { kind: 'next' } },
              ...(left === undefined ? [] : [{ equals: { pageId: left } }]),
            ],
          },
        ],
      },
      refused,
    };
    const noted: Write = { put: { ...launchPathEntity.key(scope, launch.id, path), run } };
    return { bytes: rendered?.body.length ?? 0, writes: [put, noted] };
  });
  for (const part of inTransactions(writes)) await commit(part);
}

/** The live values of a part that the flip replaces; they belong to the release that this was read with. */
const noteBefore = ({ entry: { pk, sk, revision }, before, change }: PlannedPart): Write => ({
  update: { pk, sk },
  set: { before, left: change.revision },
  condition: { equals: { revision } },
  refused: writeConflict,
});

/** Marks a page as having a page under it, now or soon. */
const oneMoreUnder = { add: { treeRevision: 1 } };

interface Held {
  components: RenderableComponent[] | undefined;
  images: ImageModels;
  /** Other pages of the launch move under it. */
  getsPages: boolean;
  ours: Condition;
  now: Date;
}

/**
 * Locks a page in the state in which it was read: until the launch is done with it, no other change is
 * possible.
 */
function holdPage(
  scope: CompanyScope,
  launch: LaunchRecord,
  { entry, page, version, next, before, after }: PlannedPage,
  { components, images, getsPages, ours, now }: Held,
): Write[] {
  const { revision, openVersionId, openStatus, liveVersionId, isDeleted, scheduleRevision, treeRevision } =
    page;
  const picture = String(next.set.picture ?? page.picture ?? '');
  const uses = components && usesOf(scope, { pageId: page.id, components }, picture, { images, now });
  const seen = {
    revision,
    openVersionId,
    openStatus,
    liveVersionId,
    isDeleted,
    scheduleRevision,
    treeRevision,
  };
  return [
    {
      update: pageEntity.key(scope, page.id),
      set: { next: { ...next, set: { ...next.set, ...uses } }, nextRun: runOf(launch) },
      ...(getsPages && oneMoreUnder),
      condition: { allOf: [ours, { equals: seen }] },
      refused: writeConflict,
    },
    ...hintPuts(scope, page.id, hintsOfTexts({ ...page, ...next.set })),
    // On the condition that the picture is still in the library, which deleting a picture would violate.
    ...(next.set.picture === undefined || next.set.picture === page.picture
      ? []
      : pictureChecks(scope, { picture })),
    {
      check: versionEntity.key(scope, page.id, version.versionId),
      condition: { equals: { status: version.status, revision: version.revision } },
      refused: writeConflict,
    },
    noteReplaced(launch, entry, { before: { liveVersionId }, undo: changesBetween(after, before) }),
  ];
}

/** Records in its entry what a launch replaces; pages with schedules of their own have no entry yet. */
const noteReplaced = (
  { dueAt }: LaunchRecord,
  { pk, sk, ...entry }: LaunchPageRecord,
  replaced: Pick<LaunchPageRecord, 'before' | 'undo'>,
): Write =>
  dueAt === undefined
    ? {
        update: { pk, sk },
        set: { ...replaced },
        condition: { equals: { versionId: entry.versionId } },
        refused: writeConflict,
      }
    : { put: { pk, sk, ...entry, ...replaced } };
