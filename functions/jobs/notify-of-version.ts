import type { CompanyScope } from '../core/company-scope';
import { type NewsLineRecord, newsActsEntity, newsLineEntity } from '../core/entities/news';
import { environment } from '../core/env';
import { sortableId } from '../core/ids';
import { type JobWork, newJob, sharedJob } from '../core/jobs';
import { mailOf } from '../core/mail';
import type { Table, Write } from '../core/table';
import type { Outcome } from './job-outcome';
import { versionEventMail } from './version-event-mails';

type Notification = JobWork<'notify-of-version'>;

/** A user's acts within this time are counted together. */
const slotMs = 5 * 60_000;
/**
 * Enough to submit a page and to publish it; beyond that, one mail reports the remaining acts of the slot.
 */
const toldAtOnce = 2;
/** By then, acts that were counted at the very end of a slot have been written. */
const digestDelayMs = 30_000;
const keptSeconds = 24 * 60 * 60;

/**
 * Notifies of an act on a version: with a mail to each recipient at once or, where its actor does many (an
 * import, many pages), with a line in the digest mail at the end of the slot.
 */
export async function notifyOfVersion(
  table: Table,
  scope: CompanyScope,
  work: Notification,
): Promise<Outcome> {
  const now = new Date();
  const slot = new Date(Math.floor(now.getTime() / slotMs + 1) * slotMs);
  // Authors wait for rejections and need to learn about missed schedules, each with its own reason, so these
  // are never combined.
  const isAlone = work.what === 'rejected' || work.what === 'overdue' || work.to.length === 0;
  const isToldAtOnce =
    isAlone || (await countAct(table, scope, slot.toISOString(), work.actor)) <= toldAtOnce;
  if (!isToldAtOnce) {
    return { writes: waitingLine(scope, work, slot, now) };
  }
  const mail = mailOf(versionEventMail(work.companyName, work, environment('ADMIN_ORIGIN')));
  return {
    next: work.to.map((to) =>
      newJob(scope, { kind: 'send-mail', mail: { from: 'version', to, ...mail } }, now),
    ),
  };
}

/** A job that runs twice counts twice, which at worst moves one more act into the digest. */
function countAct(table: Table, scope: CompanyScope, slot: string, actor: string): Promise<number> {
  return table.increment(newsActsEntity.key(scope, slot, actor), 'acts', 1, {
    set: { ttl: Math.floor(Date.parse(slot) / 1000) + keptSeconds },
  });
}

function waitingLine(scope: CompanyScope, work: Notification, slot: Date, now: Date): Write[] {
  const { kind: _, companyName, ...news } = work;
  const ends = slot.toISOString();
  const line: NewsLineRecord = {
    ...newsLineEntity.key(scope, ends, sortableId(now)),
    ...news,
    ttl: Math.floor(slot.getTime() / 1000) + keptSeconds,
  };
  const digest = sharedJob(
    scope,
    { kind: 'mail-version-digest', slot: ends, companyName, isMailed: false },
    { dueAt: new Date(slot.getTime() + digestDelayMs), jobId: 'version-digest', now },
  );
  return [{ put: { ...line } }, digest.write];
}
