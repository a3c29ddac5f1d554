import type { CompanyScope } from '../core/company-scope';
import { writeConflict } from '../core/conflicts';
import { deadJobEntity } from '../core/entities/job';
import { type NewsLineRecord, newsLineEntity } from '../core/entities/news';
import { type SettingsRecord, settingsEntity } from '../core/entities/site';
import type { JobRecord } from '../core/jobs';
import type { Table, Write } from '../core/table';
import { type ForgottenPerson, isEmailOf, withoutPerson } from '../core/users/former-user';
import { commitEach } from './finish-move';

/**
 * A deleted person in what a company keeps of itself: news that wait, work that was given up, and who is told of
 * versions. Who gets the mails of forms is left: an Admin chose that for what visitors send, and may have chosen a
 * shared address.
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
    ...(settings ? untold(settings, person) : []),
    ...news.flatMap((line) => inNews(line, person)),
    ...dead.flatMap((job) => inGivenUpWork(job, person)),
  ]);
}

/** The last one stays: without anybody the settings could not be saved. */
function untold(
  { pk, sk, revision, adminVersionUpdateEmails }: SettingsRecord,
  person: ForgottenPerson,
): Write[][] {
  const others = adminVersionUpdateEmails.filter((address) => !isEmailOf(person, address));
  if (others.length === 0 || others.length === adminVersionUpdateEmails.length) return [];
  return [
    [
      {
        update: { pk, sk },
        set: { adminVersionUpdateEmails: others },
        // A form that was opened before does not bring the address back.
        add: { revision: 1 },
        condition: { equals: { revision } },
        refused: writeConflict,
      },
    ],
  ];
}

/** News that wait for the mail that tells of many. */
function inNews({ pk, sk, actor, comments, to }: NewsLineRecord, person: ForgottenPerson): Write[][] {
  const set = {
    actor: withoutPerson(actor, person),
    comments: withoutPerson(comments, person),
    to: to.filter((address) => !isEmailOf(person, address)),
  };
  if (JSON.stringify(set) === JSON.stringify({ actor, comments, to })) return [];
  return [[{ update: { pk, sk }, set, condition: { exists: true }, refused: writeConflict }]];
}

/** No one tries again to mail someone who is gone. */
function inGivenUpWork(job: JobRecord, person: ForgottenPerson): Write[][] {
  const { pk, sk, work } = job;
  if (job.createdAt > person.until) return [];
  if (work.kind === 'send-mail' && isEmailOf(person, work.mail.to)) return [[{ delete: { pk, sk } }]];
  const told =
    work.kind === 'notify-of-version'
      ? { ...work, to: work.to.filter((address) => !isEmailOf(person, address)) }
      : work;
  const set = {
    work: inTexts(told, person),
    lastError: withoutPerson(job.lastError, person),
  };
  if (JSON.stringify(set) === JSON.stringify({ work, lastError: job.lastError })) return [];
  return [[{ update: { pk, sk }, set, condition: { exists: true }, refused: writeConflict }]];
}

/** The same value with the pseudonym in each of its texts. */
function inTexts(value: unknown, person: ForgottenPerson): unknown {
  if (typeof value === 'string') return withoutPerson(value, person);
  if (Array.isArray(value)) return value.map((part) => inTexts(part, person));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inTexts(part, person)]));
}
