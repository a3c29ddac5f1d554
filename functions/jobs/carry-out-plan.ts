import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import { onError } from '@galley/shared/on-error';
import { required } from '@galley/shared/required';
import type { CompanyScope } from '../core/company-scope';
import { readOpenVersion } from '../core/components/version-contents';
import type { PageRecord } from '../core/entities/page';
import { releaseEntity } from '../core/entities/path';
import { HttpError } from '../core/errors';
import { releasePage } from '../core/release/release-in-place';
import type { ReleasePlan } from '../core/release/release-plan';
import { type ReleaseState, releaseStateOf } from '../core/release/release-state';
import { type PartOfSite, type Site, type SiteParts, treeOf } from '../core/release/site';
import type { Table } from '../core/table';
import type { DuePlan } from '../versions/due-plans';
import { dueWords } from '../versions/moment-words';
import { publishPlan } from '../versions/publish-plan';
import { unpublishPlan } from '../versions/unpublish-plan';
import { requireLive, requireOpen } from '../versions/version-rules';

/** The plan cannot be carried out; nothing has changed since it was made. */
export class MissedError extends Error {
  constructor(
    readonly page: PageRecord,
    readonly reason: string,
  ) {
    super(reason);
  }
}

/** Someone rescheduled, cancelled or already carried out the plan since it was read. */
export class PlanChangedError extends Error {}

/**
 * Carries out what is due, in a release like one made by hand. Its preconditions are checked inside the
 * release, which is conditional on all of them, so that it happens only once however often this is called.
 * @returns false where something else is scheduled for the page by now
 * @throws MissedError where it may not be carried out; any other error is worth a retry
 */
export async function carryOutPlan(
  table: Table,
  scope: CompanyScope,
  due: DuePlan,
  now: Date,
): Promise<boolean> {
  const release = releaseStateOf(await table.get(releaseEntity.key(scope)));
  const released = releasePage(
    { table, scope, now, release },
    {
      pageId: due.page.id,
      load: () => readOpenVersion(table, scope, due.page.id),
      named: ({ components }) => linkedPagesIn(components),
      isVersion: true,
    },
    (site, open, release) => planOfDue({ table, scope, site, release, open, now }, due),
  );
  return released.then(() => true).catch(onError(PlanChangedError, () => false));
}

/**
 * The release plan for what is due, based on the current site.
 * @throws PlanChangedError; MissedError where it may not be carried out
 */
export async function planOfDue(on: Omit<Moment, 'page'>, due: DuePlan): Promise<ReleasePlan> {
  const page = required(treeOf(on.site).page(due.page.id), () => new PlanChangedError());
  if (page.scheduleRevision !== due.page.scheduleRevision) throw new PlanChangedError();
  const planOf = due.what === 'publish' ? publication : removal;
  return errorsAsMissed(page, () => planOf({ ...on, page }));
}

interface Moment {
  table: Table;
  scope: CompanyScope;
  site: Site | PartOfSite;
  release: ReleaseState;
  page: PageRecord;
  open: Awaited<ReturnType<typeof readOpenVersion>>;
  now: Date;
}

function publication({ table, scope, site, page, release, open, now }: Moment): Promise<ReleasePlan> {
  const { schedule } = page;
  if (!schedule) throw new PlanChangedError();
  requireOpenCompany(site, page);
  const pending = requireOpen(page, open.version, 'pending', schedule.versionId);
  if (pending.revision !== schedule.revision) {
    throw new MissedError(page, 'The version was changed since it was scheduled.');
  }
  if (schedule.takeDownAt && schedule.takeDownAt <= now.toISOString()) {
    throw new MissedError(page, 'The time to take it down has gone by, too.');
  }
  const { email, publishAt, timeZone } = schedule;
  const comments = [dueWords(publishAt, timeZone, now), schedule.comments].filter(Boolean).join(' ');
  const publication = { site, page, release, pending, components: open.components };
  return publishPlan({ table, scope }, publication, { email, comments, now });
}

function removal({ scope, site, page, now }: Moment): ReleasePlan {
  const { takeDown } = page;
  if (!takeDown || takeDown.versionId !== page.liveVersionId) throw new PlanChangedError();
  requireOpenCompany(site, page);
  const { versionId } = requireLive(treeOf(site), page.id);
  const { email, takeDownAt, timeZone } = takeDown;
  const comments = dueWords(takeDownAt, timeZone, now);
  return unpublishPlan(scope, { site, page, versionId }, { email, comments, now });
}

function requireOpenCompany({ company }: SiteParts, page: PageRecord): void {
  if (company.isSuspended) throw new MissedError(page, 'The company was suspended at that time.');
}

/** Whatever would refuse a publish by hand becomes the reason why the schedule was missed. */
async function errorsAsMissed(
  page: PageRecord,
  plan: () => ReleasePlan | Promise<ReleasePlan>,
): Promise<ReleasePlan> {
  try {
    return await plan();
  } catch (error) {
    throw error instanceof HttpError ? new MissedError(page, error.message) : error;
  }
}
