import { limits } from '@galley/shared/limits';
import type { CompanyScope } from '../../core/company-scope';
import { conflictOf, retryOnConflict, writeConflict } from '../../core/conflicts';
import {
  type LaunchPageRecord,
  type LaunchRecord,
  launchEntity,
  launchPageEntity,
} from '../../core/entities/launch';
import { releaseEntity } from '../../core/entities/path';
import { BrokenRecordError, BusyError, HttpError } from '../../core/errors';
import { type NewJob, newJob } from '../../core/jobs';
import { PathTakenError, pathHolder } from '../../core/pages/path-reservations';
import { readOwnRelease } from '../../core/release/rerender';
import { readSite, type Site } from '../../core/release/site';
import { chunk, type Table, type Write } from '../../core/table';
import { type DuePlan, duePlans, firstOfEach } from '../due-plans';
import { momentWords } from '../moment-words';
import { latestMs } from '../schedule-rules';
import { flipOfLaunch } from './flip-launch';
import { readContents } from './launch-bodies';
import { isPlanned } from './launch-parts';
import { type LaunchPlan, planWhatCanGo } from './launch-plan';
import { launchChange, readVersions } from './launch-repository';
import { prepareLaunch } from './prepare-launch';

/**
 * Pages that are scheduled one by one for the same moment go live in one flip, like a launch. A temporary
 * launch is created when the moment comes and deleted when everything is stored; the schedules stay in the
 * rows of the pages, and a page that cannot join the others is left to be published alone.
 */

/**
 * A company has one per moment. The number is the minutes since 1970, far above the numbers of ordinary
 * launches.
 */
const numberOf = (dueAt: string): number => Math.floor(Date.parse(dueAt) / 60_000);

/**
 * Starts the launch of a moment.
 * @returns the job that carries it out; undefined where another run started it
 */
export async function beginMoment(
  table: Table,
  scope: CompanyScope,
  { at: dueAt, page: { schedule, takeDown } }: DuePlan,
  now: Date,
): Promise<NewJob | undefined> {
  const id = numberOf(dueAt);
  const release = await table.get(releaseEntity.key(scope));
  const { email = '', timeZone = 'UTC' } = schedule ?? takeDown ?? {};
  const [startedAt, run] = [now.toISOString(), release?.release ?? 0];
  const launch: LaunchRecord = {
    ...launchEntity.key(scope, id),
    id,
    name: `Scheduled for ${momentWords(dueAt, timeZone)}`.slice(0, limits.launchName),
    state: 'preparing',
    run,
    dueAt,
    pages: 0,
    email,
    startedAt,
    createdAt: startedAt,
    changedAt: startedAt,
    revision: 1,
  };
  const job = newJob(scope, { kind: 'carry-out-launch', launchId: id }, now);
  const begun: Write = { put: { ...launch }, condition: { absent: true }, refused: writeConflict };
  return (await conflictOf(table.commit([begun, job.write]))) ? undefined : job;
}

export const isMomentDone = async (table: Table, scope: CompanyScope, { at }: DuePlan): Promise<boolean> =>
  (await table.get(launchEntity.key(scope, numberOf(at)))) === undefined;

/** The moments that jobs are carrying out now; leftovers of an earlier release are deleted. */
export async function momentsUnderWay(
  table: Table,
  scope: CompanyScope,
  launches: readonly LaunchRecord[],
): Promise<Set<string>> {
  const underWay = new Set<string>();
  for (const launch of launches) {
    if (launch.dueAt === undefined) continue;
    if (isPlanned(launch) || launch.state === 'published') await clearMoment(table, scope, launch);
    else underWay.add(launch.dueAt);
  }
  return underWay;
}

const busy = {
  attempts: 5,
  orElse: () => new Error('The site was changed each time that what is due had been prepared.'),
};

/**
 * Publishes the pages of a moment that can go live together. A temporary failure is retried once; after that,
 * or where something prevents the whole, each page is published alone, so that none holds up the others.
 */
export async function makeMomentLive(
  table: Table,
  scope: CompanyScope,
  launch: LaunchRecord,
  lastError: string,
  left: NewJob[],
): Promise<void> {
  const alone = new Set<number>();
  try {
    await retryOnConflict(busy, () => attempt(table, scope, launch, { alone, left }));
  } catch (error) {
    if (lastError === '') throw error;
    await leaveToPages(table, scope, launch);
  }
}

interface Found {
  /** The pages that cannot go live together with the others. */
  alone: Set<number>;
  /** The jobs of the flip, to be dispatched later. */
  left: NewJob[];
}

/** @param found the attempt adds to it */
async function attempt(
  table: Table,
  scope: CompanyScope,
  launch: LaunchRecord,
  { alone, left }: Found,
): Promise<void> {
  const now = new Date();
  const state = await readOwnRelease(table, scope);
  try {
    const site = await readSite(table, scope);
    const plan = await planMoment(table, scope, launch, site, alone, now);
    if (plan.planned.length === 0) return await leaveToPages(table, scope, launch);
    const flip = await flipOfLaunch(table, scope, { launch, state, site, plan, now });
    const contents = await readContents(table, scope, plan.planned);
    const held = site.pages;
    await prepareLaunch(table, scope, { launch, site, plan, contents, held, now }).catch(async (error) => {
      throw error instanceof PathTakenError ? await withoutTaker(table, scope, plan, error, alone) : error;
    });
    await table.commit(flip.writes);
    left.push(...flip.jobs);
  } catch (error) {
    const isRefused = error instanceof HttpError && !(error instanceof BusyError);
    if (!isRefused && !(error instanceof BrokenRecordError)) throw error;
    await leaveToPages(table, scope, launch);
  }
}

/** Leaves out the page whose path another page holds, and tries the others again. */
async function withoutTaker(
  table: Table,
  scope: CompanyScope,
  plan: LaunchPlan,
  error: PathTakenError,
  alone: Set<number>,
): Promise<Error> {
  const taker = plan.planned.find(({ page }) => page.id === plan.paths.get(error.path)?.pageId);
  if (!taker) return pathHolder(table, scope, error);
  alone.add(taker.page.id);
  return writeConflict();
}

/** The pages of this moment that can go live together, based on the current state. */
async function planMoment(
  table: Table,
  scope: CompanyScope,
  { id, dueAt = '' }: LaunchRecord,
  site: Site,
  alone: ReadonlySet<number>,
  now: Date,
): Promise<LaunchPlan> {
  const due = site.company.isSuspended ? [] : duePlans(site.pages, now).filter(({ at }) => at === dueAt);
  const going = due.filter((plan) => mayGo(plan, now) && !alone.has(plan.page.id));
  const entries = firstOfEach(going)
    .slice(0, limits.launchPages)
    .map(({ what, versionId, page }): LaunchPageRecord => {
      const { id: pageId, liveVersionId, schedule } = page;
      const entry = { launchId: id, pageId, what, versionId, liveVersionId };
      const pinned = what === 'publish' && { revision: schedule?.revision };
      return { ...launchPageEntity.key(scope, id, pageId), ...entry, ...pinned };
    });
  const versions = await readVersions(table, scope, entries);
  return planWhatCanGo(scope, { site, entries, versions, dueAt }, now).plan;
}

function mayGo({ what, at, page }: DuePlan, now: Date): boolean {
  const endsAt = what === 'publish' ? page.schedule?.takeDownAt : undefined;
  return now.getTime() - Date.parse(at) <= latestMs && (endsAt === undefined || endsAt > now.toISOString());
}

/** Nothing goes live together: removes what was prepared, unless it is live. */
async function leaveToPages(table: Table, scope: CompanyScope, launch: LaunchRecord): Promise<void> {
  await conflictOf(table.commit([launchChange(scope, launch, { state: 'undoing' }, writeConflict)]));
}

const clearedAtOnce = limits.transactionItems - 1;

/** Deletes the launch of a moment once it is stored or its pages are left to be published alone. */
export async function clearMoment(table: Table, scope: CompanyScope, launch: LaunchRecord): Promise<void> {
  const parts = chunk(await table.queryAll(launchPageEntity.range(scope, launch.id)), clearedAtOnce);
  const last: Write = { delete: launch, condition: { equals: { run: launch.run } }, refused: writeConflict };
  for (const [index, part] of (parts.length > 0 ? parts : [[]]).entries()) {
    const isLast = index >= parts.length - 1;
    const deletes = part.map((entry): Write => ({ delete: entry }));
    await conflictOf(table.commit([...deletes, ...(isLast ? [last] : [])]));
  }
}
