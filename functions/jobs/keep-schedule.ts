import { calendarWrite } from '../core/calendar-write';
import type { CompanyScope } from '../core/company-scope';
import { companyEntity } from '../core/entities/company';
import { liveLaunchEntity, type PageRecord, pageEntity } from '../core/entities/page';
import { settingsEntity } from '../core/entities/site';
import { commitWithJobs, type NewJob, scheduleStep } from '../core/jobs';
import { logger } from '../core/logger';
import { readPageTree } from '../core/pages/page-list-repository';
import { nextSectionChange, turnJob } from '../core/pages/timed-sections';
import { pagesNow } from '../core/release/live-launch';
import type { Table } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import { type DuePlan, duePlans, firstOfEach } from '../versions/due-plans';
import { startDueLaunches } from '../versions/launches/due-launches';
import { launchesToKeep } from '../versions/launches/launches-to-keep';
import { beginMoment, isMomentDone, momentsUnderWay } from '../versions/launches/moment-launch';
import { notificationJob, notificationRecipients } from '../versions/notify-of-version';
import { latestMs } from '../versions/schedule-rules';
import { planChange } from '../versions/schedule-writes';
import { carryOutPlan, MissedError } from './carry-out-plan';
import { carryOutTogether } from './carry-out-together';
import type { Outcome } from './job-outcome';
import { jobLogLines } from './log-lines';
import { dueTurns, turnSections } from './turn-sections';

interface Context {
  table: Table;
  scope: CompanyScope;
  /** The pages that may have something due; absent: all pages. */
  pageIds?: readonly number[] | undefined;
  runNow: (job: NewJob) => Promise<void>;
}

/** A step starts no release after this time, before its lease and its Lambda end. */
const stepMs = 15_000;
/** A delay from which on the vendor is alerted. */
const alarmedFromMs = 2 * 60_000;
/** When to check again for what a separate job may have left. */
const lookAgainMs = 30_000;

/** The progress of a step. */
interface Progress {
  begunAt: number;
  /** The moments that separate jobs carry out. */
  underWay: Set<string>;
  /** The number of other pages that were left of a moment at the last attempt to publish them together. */
  left: Map<string, number>;
  failures: Map<string, unknown>;
  /** The job for the next moment at which sections of a page appear or disappear. */
  turn: NewJob[];
}

/**
 * Carries out everything that these pages of a company have due, in chronological order: pages that are scheduled for the
 * same moment go live together, and those that cannot join them, alone. Then timed sections appear and
 * disappear on the resulting pages. A temporary failure is retried with the job and does not hold up anything
 * else.
 * @param reason why the previous attempt failed, '' for the first
 */
export async function keepSchedule(context: Context, reason: string): Promise<Outcome | undefined> {
  const { table, scope, pageIds } = context;
  const begunAt = Date.now();
  const launches = await launchesToKeep(table, scope, new Date(begunAt));
  await startDueLaunches(table, scope, launches, new Date(begunAt));
  const progress: Progress = {
    begunAt,
    underWay: await momentsUnderWay(table, scope, launches),
    left: new Map(),
    failures: new Map(),
    turn: [],
  };
  let isSettled = false;
  while (!isSettled && !isOver(begunAt)) isSettled = await doDue(context, progress, reason);
  for (const failure of isSettled ? progress.failures.values() : []) throw failure;
  return isSettled && progress.underWay.size === 0
    ? { next: progress.turn }
    : { next: [scheduleStep(scope, pageIds, new Date(), isSettled ? lookAgainMs : 0)] };
}

const isOver = (begunAt: number) => Date.now() - begunAt > stepMs;

/**
 * Carries out what is due according to the current pages, up to the first moment with several pages.
 * @returns false where more is to do after reading the pages again
 */
async function doDue(context: Context, progress: Progress, reason: string): Promise<boolean> {
  const { begunAt, underWay, left, failures } = progress;
  const { table, scope } = context;
  const pages = await readPages(context);
  const due = duePlans(pages, new Date(begunAt)).filter(
    (plan) => !failures.has(nameOf(plan)) && !underWay.has(plan.at),
  );
  const timed = pages.filter(
    ({ liveVersionId, timedSections = [] }) => liveVersionId && timedSections.length > 0,
  );
  if (due.length === 0 && timed.length > 0) return turnDue(context, progress, timed);
  let isSettled = true;
  for (const plan of due) {
    if (isOver(begunAt)) return false;
    const now = new Date();
    const others = due.filter((other) => other.at === plan.at && other.page.id !== plan.page.id);
    // If the last attempt left as many, they are carried out one by one.
    const most = left.get(plan.at) ?? Number.POSITIVE_INFINITY;
    if (others.length > 0 && others.length < most && !isTooLate(plan, now)) {
      left.set(plan.at, others.length);
      if (!(await goTogether(context, [plan, ...firstOfEach(others)], now))) underWay.add(plan.at);
      return false;
    }
    reportIfLate(scope, plan, now);
    try {
      // Another plan of this page may just have been carried out.
      isSettled = (await doOrMiss(table, scope, plan, reason, now)) && isSettled;
    } catch (error) {
      failures.set(nameOf(plan), error);
    }
  }
  // Pages that just went live already have the right sections.
  return isSettled && timed.length === 0;
}

async function readPages({ table, scope, pageIds }: Context): Promise<readonly PageRecord[]> {
  if (!pageIds) return (await readPageTree(table, scope)).pages;
  const keys = [...new Set(pageIds)].map((id) => pageEntity.key(scope, id));
  const items = await table.batchGet([...keys, liveLaunchEntity.key(scope)], { skipBroken: true });
  return pagesNow(items.filter((item) => item !== undefined)).pages;
}

/** @returns false where something was done and the pages must be read again */
async function turnDue(
  { table, scope }: Context,
  progress: Progress,
  timed: readonly PageRecord[],
): Promise<boolean> {
  const now = new Date();
  const due = dueTurns(timed, now);
  for (const page of due)
    reportIfLate(scope, { what: 'sections', at: nextSectionChange(page) ?? '', page }, now);
  if (due.length > 0) await turnSections(table, scope, due, now);
  else progress.turn = turnJob(scope, timed, now);
  return due.length === 0;
}

/** @returns false where a separate job continues it */
async function goTogether(
  { table, scope, runNow }: Context,
  plans: readonly [DuePlan, ...DuePlan[]],
  now: Date,
): Promise<boolean> {
  for (const each of plans) reportIfLate(scope, each, now);
  if ((await carryOutTogether(table, scope, plans, now)) !== 'prepared') return true;
  const [first] = plans;
  const job = await beginMoment(table, scope, first, now);
  if (job) await runNow(job);
  return isMomentDone(table, scope, first);
}

const isTooLate = ({ at }: DuePlan, now: Date) => now.getTime() - Date.parse(at) > latestMs;

const nameOf = ({ what, page }: DuePlan) => `${what} ${page.id}`;

/** @returns false where the plan has changed since it was read */
async function doOrMiss(
  table: Table,
  scope: CompanyScope,
  due: DuePlan,
  reason: string,
  now: Date,
): Promise<boolean> {
  try {
    if (isTooLate(due, now)) {
      const because = reason === '' ? 'It was not processed' : `It could not be done (${reason})`;
      throw new MissedError(due.page, `${because} for more than an hour.`);
    }
    return await carryOutPlan(table, scope, due, now);
  } catch (error) {
    if (!(error instanceof MissedError)) throw error;
    await noteMissed(table, scope, due, error, now);
    return false;
  }
}

/**
 * Keeps the live page and the plan as they are, and notifies the person who scheduled it and the recipients
 * of version mails of the reason.
 */
async function noteMissed(
  table: Table,
  scope: CompanyScope,
  { what, versionId }: DuePlan,
  { page, reason }: MissedError,
  now: Date,
): Promise<void> {
  const plan = what === 'publish' ? page.schedule : page.takeDown;
  if (!plan) return;
  const [settings, company] = await table.batchGet([settingsEntity.key(scope), companyEntity.key(scope)]);
  const { email } = plan;
  const actor = { email, companyName: company?.name ?? '' };
  const recipients = notificationRecipients({ submittedBy: email }, settings?.adminVersionUpdateEmails);
  const event = { page, version: { versionId }, actor, comments: reason, recipients };
  const mail = notificationJob(scope, 'overdue', event, now);
  const missed = { ...plan, missed: reason };
  const note = { state: 'missed', what, pageId: page.id, pageName: page.name, versionId, reason } as const;
  const at = 'publishAt' in plan ? plan.publishAt : plan.takeDownAt;
  await commitWithJobs(table, mail, [
    planChange(scope, page, 'publishAt' in missed ? { schedule: missed } : { takeDown: missed }),
    logEntry(scope, page.id, { email, action: logActions.overdue(versionId), comments: reason }, now),
    calendarWrite(scope, note, new Date(at ?? now)),
  ]);
}

function reportIfLate(
  { company }: CompanyScope,
  { what, at, page }: { what: string; at: string; page: PageRecord },
  now: Date,
): void {
  const seconds = Math.round((now.getTime() - Date.parse(at)) / 1000);
  if (seconds * 1000 <= alarmedFromMs) return;
  logger.warn(jobLogLines.lateSchedule, { company, what, page: page.id, seconds });
}
