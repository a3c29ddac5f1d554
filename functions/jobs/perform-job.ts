import type { CompanyScope } from '../core/company-scope';
import type { JobRecord } from '../core/jobs';
import type { Table, Write } from '../core/table';
import { clearComponents } from './clear-components';
import { finishMove } from './finish-move';
import { notificationMails } from './notify-of-version';
import { renderPages } from './render-pages';

/** Removing a job belongs to the transaction of its last write, so that a step is not done twice for nothing. */
export function jobDone(job: JobRecord): Write {
  return { delete: { pk: job.pk, sk: job.sk }, condition: { equals: { leaseUntil: job.leaseUntil } } };
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
      await renderPages(table, scope, work.pageIds);
      break;
  }
  await table.commit([jobDone(job)]);
}
