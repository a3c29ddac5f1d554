import type { CompanyScope } from '../core/company-scope';
import { type NewsLineRecord, newsLineEntity } from '../core/entities/news';
import { environment } from '../core/env';
import { type JobWork, newJob } from '../core/jobs';
import { mailOf } from '../core/mail';
import type { Table } from '../core/table';
import type { Outcome } from './job-outcome';
import { digestMail } from './version-event-mails';

type Digest = JobWork<'mail-version-digest'>;

/** One mail to each recipient about all pending events, which the job that it enqueues then deletes. */
export async function mailDigest(table: Table, scope: CompanyScope, work: Digest): Promise<Outcome> {
  const lines = await linesOf(table, scope, work);
  const now = new Date();
  const recipients = [...new Set(lines.flatMap(({ to }) => to))];
  const mails = recipients.map((to) => {
    const news = lines.filter((line) => line.to.includes(to));
    const mail = mailOf(digestMail(work.companyName, news, environment('ADMIN_ORIGIN')));
    return newJob(scope, { kind: 'send-mail', mail: { from: 'version', to, ...mail } }, now);
  });
  return { next: [...mails, newJob(scope, { ...work, isMailed: true }, now)] };
}

export async function clearNews(table: Table, scope: CompanyScope, work: Digest): Promise<undefined> {
  await table.commitInParts((await linesOf(table, scope, work)).map((line) => ({ delete: line })));
}

function linesOf(table: Table, scope: CompanyScope, { slot }: Digest): Promise<NewsLineRecord[]> {
  return table.queryAll(newsLineEntity.range(scope, slot));
}
