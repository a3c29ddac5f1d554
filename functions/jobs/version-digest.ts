import { limits } from '@galley/shared/limits';
import type { CompanyScope } from '../core/company-scope';
import { readEnvironment } from '../core/env';
import { type JobWork, newJob, wakeJobs } from '../core/jobs';
import { newsKeys } from '../core/keys/news-keys';
import { mailOf } from '../core/mail';
import type { NewsLineRecord } from '../core/records/news-records';
import { chunk, type Table, type Write } from '../core/table';
import { digestMail } from './version-news';

type Digest = Extract<JobWork, { kind: 'mail-version-digest' }>;

/** One mail to each person about everything that waited; what it told of is cleared by the job that it leaves. */
export async function mailDigest(
  table: Table,
  scope: CompanyScope,
  work: Digest,
  done: Write,
): Promise<void> {
  const { ADMIN_ORIGIN } = readEnvironment(['ADMIN_ORIGIN']);
  const lines = await linesOf(table, scope, work);
  const now = new Date();
  const recipients = [...new Set(lines.flatMap(({ to }) => to))];
  const mails = recipients.map((to) => {
    const news = lines.filter((line) => line.to.includes(to));
    const mail = mailOf(digestMail(work.companyName, news, ADMIN_ORIGIN));
    return newJob(scope, { kind: 'send-mail', mail: { from: 'version', to, ...mail } }, now);
  });
  const next = [...mails, newJob(scope, { ...work, isMailed: true }, now)];
  await table.commit([done, ...next.map((job) => job.write)]);
  await wakeJobs(next);
}

export async function clearNews(table: Table, scope: CompanyScope, work: Digest): Promise<void> {
  const lines = await linesOf(table, scope, work);
  for (const part of chunk(lines, limits.prepareItems)) {
    await table.commit(part.map(({ pk, sk }) => ({ delete: { pk, sk } })));
  }
}

function linesOf(table: Table, scope: CompanyScope, { slot }: Digest): Promise<NewsLineRecord[]> {
  return table.queryAll<NewsLineRecord>(newsKeys.partition(scope), { prefix: newsKeys.linePrefix(slot) });
}
