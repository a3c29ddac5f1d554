import { calendarWrite } from '../core/calendar-write';
import type { CompanyScope } from '../core/company-scope';
import { companyEntity } from '../core/entities/company';
import { settingsEntity } from '../core/entities/site';
import { commitWithJobs, newJob } from '../core/jobs';
import { logger } from '../core/logger';
import { readPageTree } from '../core/pages/page-list-repository';
import type { Table } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import { startDueLaunches } from '../versions/launches/due-launches';
import { notificationJob, notificationRecipients } from '../versions/notify-of-version';
import { latestMs } from '../versions/schedule-rules';
import { planChange } from '../versions/schedule-writes';
import { carryOut, Missed } from './carry-out-plan';
import { type DuePlan, duePlans } from './due-plans';
import type { Outcome } from './job-outcome';
import { jobLogLines } from './log-lines';

/** A step begins no release after so long: its lease and its Lambda end. */
const stepMs = 15_000;
/** Later than this the vendor hears of it. */
const alarmedFromMs = 2 * 60_000;

/**
 * Does all that is due of a company, one release after the other; what fails for a moment is tried again with the job,
 * and holds nothing else up.
 * @param reason why the attempt before failed, '' for the first
 */
export async function keepSchedule(
  table: Table,
  scope: CompanyScope,
  reason: string,
): Promise<Outcome | undefined> {
  const begunAt = Date.now();
  await startDueLaunches(table, scope, new Date(begunAt));
  const failures = new Map<string, unknown>();
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    const { pages } = await readPageTree(table, scope);
    const due = duePlans(pages, new Date(begunAt)).filter((plan) => !failures.has(nameOf(plan)));
    for (const plan of due) {
      const now = new Date();
      if (now.getTime() - begunAt > stepMs) {
        return { next: [newJob(scope, { kind: 'keep-schedule' }, now)] };
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
  return undefined;
}

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
    if (now.getTime() - Date.parse(due.at) > latestMs) {
      const because = reason === '' ? 'Nobody looked after it' : `It could not be done (${reason})`;
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
