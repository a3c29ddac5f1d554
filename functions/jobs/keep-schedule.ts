import { calendarWrite } from '../core/calendar-write';
import type { CompanyScope } from '../core/company-scope';
import { companyEntity } from '../core/entities/company';
import type { PageRecord } from '../core/entities/page';
import { settingsEntity } from '../core/entities/site';
import { commitWithJobs, type NewJob, newJob } from '../core/jobs';
import { logger } from '../core/logger';
import { readPageTree } from '../core/pages/page-list-repository';
import { nextTurn, turnJob } from '../core/pages/timed-sections';
import type { Table } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import { type DuePlan, duePlans, firstOfEach } from '../versions/due-plans';
import { startDueLaunches } from '../versions/launches/due-launches';
import { launchesToKeep } from '../versions/launches/launches-to-keep';
import { beginMoment, isMomentDone, momentsUnderWay } from '../versions/launches/moment-launch';
import { notificationJob, notificationRecipients } from '../versions/notify-of-version';
import { latestMs } from '../versions/schedule-rules';
import { planChange } from '../versions/schedule-writes';
import { carryOut, Missed } from './carry-out-plan';
import { carryOutTogether } from './carry-out-together';
import type { Outcome } from './job-outcome';
import { jobLogLines } from './log-lines';
import { dueTurns, turnSections } from './turn-sections';

interface Context {
  table: Table;
  scope: CompanyScope;
  runNow: (job: NewJob) => Promise<void>;
}

/** A step begins no release after so long: its lease and its Lambda end. */
const stepMs = 15_000;
/** Later than this the vendor hears of it. */
const alarmedFromMs = 2 * 60_000;
/** What a job of its own carries out is looked at again after so long, for what it may leave. */
const lookAgainMs = 30_000;

/** What a step of the job has come to know. */
interface Progress {
  begunAt: number;
  /** The moments that jobs of their own carry out. */
  underWay: Set<string>;
  /** How many others of a moment were left when it was tried together last. */
  left: Map<string, number>;
  failures: Map<string, unknown>;
  /** The job of the moment at which sections of a page appear or go next. */
  turn: NewJob[];
}

/**
 * Does all that is due of a company, in the order of the times: what several pages have planned for one moment goes
 * together, and what cannot go with it by itself. Then sections appear and go on the pages as they are. What fails for
 * a moment is tried again with the job, and holds nothing else up.
 * @param reason why the attempt before failed, '' for the first
 */
export async function keepSchedule(context: Context, reason: string): Promise<Outcome | undefined> {
  const { table, scope } = context;
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
    : { next: [newJob(scope, { kind: 'keep-schedule' }, new Date(), isSettled ? lookAgainMs : 0)] };
}

const isOver = (begunAt: number) => Date.now() - begunAt > stepMs;

/**
 * Does what is due as the pages are now, up to the first moment that several of them have planned.
 * @returns false where there is more to do, with the pages read again
 */
async function doDue(context: Context, progress: Progress, reason: string): Promise<boolean> {
  const { begunAt, underWay, left, failures } = progress;
  const { table, scope } = context;
  const { pages } = await readPageTree(table, scope);
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
    // As many as were left at the last try go alone.
    const most = left.get(plan.at) ?? Number.POSITIVE_INFINITY;
    if (others.length > 0 && others.length < most && !isTooLate(plan, now)) {
      left.set(plan.at, others.length);
      if (!(await goTogether(context, [plan, ...firstOfEach(others)], now))) underWay.add(plan.at);
      return false;
    }
    tellIfLate(scope, plan, now);
    try {
      // Another plan of the page may have come to its end just now.
      isSettled = (await doOrMiss(table, scope, plan, reason, now)) && isSettled;
    } catch (error) {
      failures.set(nameOf(plan), error);
    }
  }
  // What went live just now says itself which sections it has.
  return isSettled && timed.length === 0;
}

/** @returns false where it did something, with the pages to be read again */
async function turnDue(
  { table, scope }: Context,
  progress: Progress,
  timed: readonly PageRecord[],
): Promise<boolean> {
  const now = new Date();
  const due = dueTurns(timed, now);
  for (const page of due) tellIfLate(scope, { what: 'sections', at: nextTurn(page) ?? '', page }, now);
  if (due.length > 0) await turnSections(table, scope, due, now);
  else progress.turn = turnJob(scope, timed, now);
  return due.length === 0;
}

/** @returns false where a job goes on with it */
async function goTogether(
  { table, scope, runNow }: Context,
  plans: readonly [DuePlan, ...DuePlan[]],
  now: Date,
): Promise<boolean> {
  for (const each of plans) tellIfLate(scope, each, now);
  if ((await carryOutTogether(table, scope, plans, now)) !== 'prepared') return true;
  const [first] = plans;
  const job = await beginMoment(table, scope, first, now);
  if (job) await runNow(job);
  return isMomentDone(table, scope, first);
}

const isTooLate = ({ at }: DuePlan, now: Date) => now.getTime() - Date.parse(at) > latestMs;

const nameOf = ({ what, page }: DuePlan) => `${what} ${page.id}`;

/** @returns false where what is planned has changed since it was read */
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
      throw new Missed(due.page, `${because} for more than an hour.`);
    }
    return await carryOut(table, scope, due, now);
  } catch (error) {
    if (!(error instanceof Missed)) throw error;
    await noteMissed(table, scope, due, error, now);
    return false;
  }
}

/** The live page and the plan stay what they are; whose time it was, and who hears of versions, is told why. */
async function noteMissed(
  table: Table,
  scope: CompanyScope,
  { what, versionId }: DuePlan,
  { page, reason }: Missed,
  now: Date,
): Promise<void> {
  const plan = what === 'publish' ? page.schedule : page.takeDown;
  if (!plan) return;
  const [settings, company] = await table.batchGet([settingsEntity.key(scope), companyEntity.key(scope)]);
  const { email } = plan;
  const actor = { email, companyName: company?.name ?? '' };
  const recipients = notificationRecipients({ submittedBy: email }, settings?.adminVersionUpdateEmails);
  const mail = notificationJob(scope, 'overdue', page, { versionId }, actor, reason, recipients, now);
  const missed = { ...plan, missed: reason };
  const note = { state: 'missed', what, pageId: page.id, pageName: page.name, versionId, reason } as const;
  const at = 'publishAt' in plan ? plan.publishAt : plan.takeDownAt;
  await commitWithJobs(table, mail, [
    planChange(scope, page, 'publishAt' in missed ? { schedule: missed } : { takeDown: missed }),
    logEntry(scope, page.id, { email, action: logActions.overdue(versionId), comments: reason }, now),
    calendarWrite(scope, note, new Date(at ?? now)),
  ]);
}

function tellIfLate(
  { company }: CompanyScope,
  { what, at, page }: { what: string; at: string; page: PageRecord },
  now: Date,
): void {
  const seconds = Math.round((now.getTime() - Date.parse(at)) / 1000);
  if (seconds * 1000 <= alarmedFromMs) return;
  logger.warn(jobLogLines.lateSchedule, { company, what, page: page.id, seconds });
}
