import type { CompanyScope } from '../core/company-scope';
import { writeConflict } from '../core/conflicts';
import { deadJobEntity } from '../core/entities/job';
import { type NewsLineRecord, newsLineEntity } from '../core/entities/news';
import { type SettingsRecord, settingsEntity } from '../core/entities/site';
import type { JobRecord } from '../core/jobs';
import type { Table, Write } from '../core/table';
import { type ForgottenPerson, isEmailOf, replacePerson } from '../core/users/former-user';
import { commitEach } from './finish-move';

/**
 * Removes a deleted person from the company's own items: pending events, dead jobs, and the recipients of
 * version mails. The recipients of form mails are left: an Admin chose them, and they may be shared
 * mailboxes.
 */
export async function forgetInSite(
  table: Table,
  scope: CompanyScope,
  person: ForgottenPerson,
): Promise<void> {
  const [settings, news, dead] = await Promise.all([
    table.get(settingsEntity.key(scope)),
    table.queryAll(newsLineEntity.range(scope)),
    table.queryAll(deadJobEntity.range(scope)),
  ]);
  await commitEach(table, [
    ...(settings ? withoutRecipient(settings, person) : []),
    ...news.flatMap((line) => inNews(line, person)),
    ...dead.flatMap((job) => inGivenUpWork(job, person)),
  ]);
}

/** The last recipient stays, because the settings cannot be saved without any. */
function withoutRecipient(
  { pk, sk, revision, adminVersionUpdateEmails }: SettingsRecord,
  person: ForgottenPerson,
): Write[][] {
  const others = adminVersionUpdateEmails.filter((email) => !isEmailOf(person, email));
  if (others.length === 0 || others.length === adminVersionUpdateEmails.length) return [];
  return [
    [
      {
        update: { pk, sk },
        set: { adminVersionUpdateEmails: others },
        // Makes open forms stale, so that saving one does not bring the email address back.
        add: { revision: 1 },
        condition: { equals: { revision } },
        refused: writeConflict,
      },
    ],
  ];
}

/** Events that wait for the digest mail. */
function inNews({ pk, sk, actor, comments, to }: NewsLineRecord, person: ForgottenPerson): Write[][] {
  const set = {
    actor: replacePerson(actor, person),
    comments: replacePerson(comments, person),
    to: to.filter((email) => !isEmailOf(person, email)),
  };
  if (JSON.stringify(set) === JSON.stringify({ actor, comments, to })) return [];
  return [[{ update: { pk, sk }, set, condition: { exists: true }, refused: writeConflict }]];
}

/** A mail to a deleted person need not be retried. */
function inGivenUpWork(job: JobRecord, person: ForgottenPerson): Write[][] {
  const { work } = job;
  if (job.createdAt > person.until) return [];
  if (work.kind === 'send-mail' && isEmailOf(person, work.mail.to)) return [[{ delete: job }]];
  const remaining =
    work.kind === 'notify-of-version'
      ? { ...work, to: work.to.filter((email) => !isEmailOf(person, email)) }
      : work;
  const set = {
    work: inTexts(remaining, person),
    lastError: replacePerson(job.lastError, person),
  };
  if (JSON.stringify(set) === JSON.stringify({ work, lastError: job.lastError })) return [];
  return [[{ update: job, set, condition: { exists: true }, refused: writeConflict }]];
}

/** Replaces the person in all texts of a value. */
function inTexts(value: unknown, person: ForgottenPerson): unknown {
  if (typeof value === 'string') return replacePerson(value, person);
  if (Array.isArray(value)) return value.map((part) => inTexts(part, person));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inTexts(part, person)]));
}
