import { calendarWrite } from '../../core/calendar-write';
import type { CompanyScope } from '../../core/company-scope';
import { writeConflict } from '../../core/conflicts';
import { companyEntity } from '../../core/entities/company';
import type { LaunchRecord } from '../../core/entities/launch';
import { settingsEntity } from '../../core/entities/site';
import { newJob } from '../../core/jobs';
import { mailOf } from '../../core/mail';
import type { Table, Write } from '../../core/table';
import { notificationRecipients } from '../notify-of-version';
import { type LaunchProblem, reasonOf } from './launch-problems';
import { launchChange } from './launch-repository';

/** The number of reasons that are stored; further ones are usually of the same kind. */
const mostKept = 200;

/**
 * Gives up a launch without publishing any of it; the reasons are stored with it and, if it was due,
 * reported.
 */
export async function giveUpLaunch(
  table: Table,
  scope: CompanyScope,
  launch: LaunchRecord,
  problems: readonly LaunchProblem[],
  now: Date,
): Promise<void> {
  const missed = launch.publishAt ? reasonOf(problems) : undefined;
  const change = {
    state: 'undoing',
    refusals: problems.slice(0, mostKept),
    ...(missed && { missed }),
  } as const;
  await table.commit([
    launchChange(scope, launch, change, writeConflict),
    ...(missed ? await notifyMissed(table, scope, launch, missed, now) : []),
  ]);
}

/** A launch missed its time before it was started. */
export async function missLaunch(
  table: Table,
  scope: CompanyScope,
  launch: LaunchRecord,
  reason: string,
  now: Date,
): Promise<void> {
  await table.commit([
    launchChange(scope, launch, { missed: reason }, writeConflict),
    ...(await notifyMissed(table, scope, launch, reason, now)),
  ]);
}

/** Adds it to the calendar, and notifies the user who scheduled it and the recipients of version mails. */
async function notifyMissed(
  table: Table,
  scope: CompanyScope,
  { id: launchId, name, email, publishAt }: LaunchRecord,
  reason: string,
  now: Date,
): Promise<Write[]> {
  const [settings, company] = await table.batchGet([settingsEntity.key(scope), companyEntity.key(scope)]);
  const companyName = company?.name ?? '';
  const mail = mailOf({
    subject: `${companyName}: the launch '${name}' missed its time`,
    headline: `The launch '${name}' missed its time`,
    paragraphs: [
      `Nothing of it was published. Reason: ${reason}`,
      'Open it under Launches, and publish it or choose another time.',
    ],
    footer: `You receive this email because ${companyName} runs its website with Galley.`,
  });
  const recipients = notificationRecipients({ submittedBy: email }, settings?.adminVersionUpdateEmails);
  const emails = new Set(recipients.map((email) => email.toLowerCase()));
  const note = {
    state: 'missed',
    what: 'publish',
    pageId: 0,
    pageName: name,
    versionId: 0,
    reason,
    launchId,
  } as const;
  return [
    calendarWrite(scope, note, new Date(publishAt ?? now)),
    ...[...emails].map(
      (to) => newJob(scope, { kind: 'send-mail', mail: { from: 'version', to, ...mail } }, now).write,
    ),
  ];
}
