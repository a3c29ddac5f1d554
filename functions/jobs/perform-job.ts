import type { CompanyScope } from '../core/company-scope';
import { type JobRecord, type JobWork, newJob, wakeJobs } from '../core/jobs';
import type { Table, Write } from '../core/table';
import { clearComponents } from './clear-components';
import { finishMove } from './finish-move';
import { notificationMails } from './notify-of-version';
import { renderPages } from './render-pages';

/** Removing a job belongs to the transaction of its last write, so that a step is not done twice for nothing. */
export function jobDone(job: JobRecord): Write {
  return { delete: { pk: job.pk, sk: job.sk }, condition: { equals: { leaseUntil: job.leaseUntil } } };
}

/** As many as are rendered well within this Lambda's time and a job's lease. */
const pagesAtOnce = 50;

/** Replaces a job by one with the work that is left, so that a long one is never begun from its start again. */
async function continueWith(table: Table, job: JobRecord, left: JobWork, scope: CompanyScope): Promise<void> {
  const next = newJob(scope, left, new Date());
  await table.commit([jobDone(job), next.write]);
  await wakeJobs([next]);
}

/** Does what a job says and removes it. Every step may run more than once. */
export async function performJob(table: Table, scope: CompanyScope, job: JobRecord): Promise<void> {
  const { work } = job;
  switch (work.kind) {
    case 'send-mail':
      // The clients of SES and CloudFront are loaded by the jobs that need them.
      await (await import('./send-mail')).sendMail(table, work.mail);
      break;
    case 'notify-of-version':
      // One job becomes a mail for each recipient in one transaction: nobody gets it twice or not at all.
      await notificationMails(table, scope, work, jobDone(job));
      return;
    case 'invalidate-site':
      await (await import('./invalidate-site')).invalidateSite(scope, job.sk);
      break;
    case 'clear-components':
      await clearComponents(table, scope, work.pageId, work.versionId);
      break;
    case 'finish-move':
      await finishMove(table, scope, work.from);
      break;
    case 'render-pages':
      await renderPages(table, scope, work.pageIds.slice(0, pagesAtOnce));
      if (work.pageIds.length > pagesAtOnce) {
        await continueWith(table, job, { ...work, pageIds: work.pageIds.slice(pagesAtOnce) }, scope);
        return;
      }
      break;
  }
  await table.commit([jobDone(job)]);
}
