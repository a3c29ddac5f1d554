import { calendarWrite } from '../core/calendar-write';
import type { CompanyScope } from '../core/company-scope';
import { companyEntity } from '../core/entities/company';
import { launchEntity } from '../core/entities/launch';
import { settingsEntity } from '../core/entities/site';
import { commitWithJobs, type NewJob, newJob } from '../core/jobs';
import { logger } from '../core/logger';
import { readPageTree } from '../core/pages/page-list-repository';
import type { Table } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import { type DuePlan, duePlans, firstOfEach } from '../versions/due-plans';
import { startDueLaunches } from '../versions/launches/due-launches';
import { beginMoment, isMomentDone, momentsUnderWay } from '../versions/launches/moment-launch';
import { notificationJob, notificationRecipients } from '../versions/notify-of-version';
import { latestMs } from '../versions/schedule-rules';
import { planChange } from '../versions/schedule-writes';
import { carryOut, Missed } from './carry-out-plan';
import { carryOutTogether } from './carry-out-together';
import type { Outcome } from './job-outcome';
import { jobLogLines } from './log-lines';

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

/**
 * Does all that is due of a company, in the order of the times: what several pages have planned for one moment goes
 * together, and what cannot go with it by itself. What fails for a moment is tried again with the job, and holds nothing
 * else up.
 * @param reason why the attempt before failed, '' for the first
 */
export async function keepSchedule(context: Context, reason: string): Promise<Outcome | undefined> {
  const { table, scope } = context;
  const begunAt = Date.now();
  const launches = await table.queryAll(launchEntity.range(scope));
  await startDueLaunches(table, scope, launches, new Date(begunAt));
  const underWay = await momentsUnderWay(table, scope, launches);
  const left = new Map<string, number>();
  const failures = new Map<string, unknown>();
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    const { pages } = await readPageTree(table, scope);
    const due = duePlans(pages, new Date(begunAt)).filter(
      (plan) => !failures.has(nameOf(plan)) && !underWay.has(plan.at),
    );
    for (const plan of due) {
      const now = new Date();
      if (now.getTime() - begunAt > stepMs) {
        return { next: [newJob(scope, { kind: 'keep-schedule' }, now)] };
      }
      const others = due.filter((other) => other.at === plan.at && other.page.id !== plan.page.id);
      const isTried = others.length >= (left.get(plan.at) ?? Number.POSITIVE_INFINITY);
      if (others.length > 0 && !isTried && !isTooLate(plan, now)) {
        left.set(plan.at, others.length);
        const together = [plan, ...firstOfEach(others)] as const;
        for (const each of together) tellIfLate(scope, each, now);
        if (!(await goTogether(context, together, now))) underWay.add(plan.at);
        isSettled = false;
        break;
      }
      tellIfLate(scope, plan, now);
      try {
        // Another plan of the page may have come to its end just now: then all is read again.
        isSettled = (await doOrMiss(table, scope, plan, reason, now)) && isSettled;
      } catch (error) {
        failures.set(nameOf(plan), error);
      }
    }
  }
  for (const failure of failures.values()) throw failure;
  const again = () => newJob(scope, { kind: 'keep-schedule' }, new Date(), lookAgainMs);
  return underWay.size > 0 ? { next: [again()] } : undefined;
}

/** @returns false where a job goes on with it */
async function goTogether(
  { table, scope, runNow }: Context,
  plans: readonly [DuePlan, ...DuePlan[]],
  now: Date,
): Promise<boolean> {
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

function tellIfLate({ company }: CompanyScope, { what, at, page }: DuePlan, now: Date): void {
  const seconds = Math.round((now.getTime() - Date.parse(at)) / 1000);
  if (seconds * 1000 <= alarmedFromMs) return;
  logger.warn(jobLogLines.lateSchedule, { company, what, page: page.id, seconds });
}
