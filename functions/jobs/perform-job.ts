import type { CompanyScope } from '../core/company-scope';
import { invalidationJob, type JobRecord, type JobWork, newJob, wakeJobs } from '../core/jobs';
import { livePagesWithForm } from '../core/pages/pages-with-form';
import { openedMail } from '../core/sealed-mail';
import type { Table, Write } from '../core/table';
import { checkTexts, textCheckJob } from './check-texts';
import { clearComponents } from './clear-components';
import { deleteOldSubmissions } from './delete-old-submissions';
import { finishMove } from './finish-move';
import { jobDone } from './job-done';
import { leaveRenewals } from './leave-renewals';
import { tellOfVersion } from './notify-of-version';
import { outdateReleases } from './pages-to-render';
import { renderImage } from './render-image';
import { renderOrFail } from './render-pages';
import { renewSite } from './renew-site';
import { acceptClaims, giveBackClaims } from './settle-claims';

/** Replaces a job by one with the work that is left, so that a long one is never begun from its start again. */
async function continueWith(
  table: Table,
  job: JobRecord,
  left: JobWork,
  scope: CompanyScope,
  writes: Write[] = [],
): Promise<void> {
  const next = newJob(scope, left, new Date());
  await table.commit([jobDone(job), next.write, ...writes]);
  await wakeJobs([next]);
}

/** What was rendered anew is cached as it was: a job that ends with that has the cache cleared. */
async function clearSite(
  table: Table,
  job: JobRecord,
  scope: CompanyScope,
  writes: Write[] = [],
): Promise<void> {
  const next = invalidationJob(scope, new Date());
  await table.commit([jobDone(job), next.write, ...writes]);
  await wakeJobs([next]);
}

/** Does what a job says and removes it. Every step may run more than once. */
export async function performJob(table: Table, scope: CompanyScope, job: JobRecord): Promise<void> {
  const { work } = job;
  switch (work.kind) {
    case 'send-mail':
      // The clients of SES and CloudFront are loaded by the jobs that need them.
      await (await import('./send-mail')).sendMail(table, openedMail(work.mail), { company: scope.company });
      break;
    case 'notify-of-version':
      // One job becomes a mail for each recipient in one transaction: nobody gets it twice or not at all.
      await tellOfVersion(table, scope, work, jobDone(job));
      return;
    case 'mail-version-digest':
      if (work.isMailed) {
        await (await import('./version-digest')).clearNews(table, scope, work);
        break;
      }
      await (await import('./version-digest')).mailDigest(table, scope, work, jobDone(job));
      return;
    case 'invalidate-site':
      await (await import('./invalidate-site')).invalidateSite(scope, job.sk);
      break;
    case 'clear-components':
      await clearComponents(table, scope, work.pageId, work.versionId);
      break;
    case 'finish-move':
      // The new addresses first: whoever follows a redirect must find them.
      if (work.claims) await acceptClaims(table, scope, work.claims);
      await finishMove(table, scope, work);
      await clearSite(table, job, scope);
      return;
    case 'accept-claims':
      await acceptClaims(table, scope, work.claims);
      break;
    case 'give-back-claims':
      await giveBackClaims(table, scope, work.claims);
      await clearSite(table, job, scope);
      return;
    case 'render-pages': {
      const pageIds = await renderOrFail(table, scope, work.pageIds);
      if (pageIds.length > 0) await continueWith(table, job, { ...work, pageIds }, scope);
      else await clearSite(table, job, scope);
      return;
    }
    case 'renew-site': {
      const { next, writes } = await renewSite(table, scope, work);
      if (next) {
        await continueWith(table, job, next, scope, writes);
        return;
      }
      const check = await textCheckJob(table, scope);
      await clearSite(table, job, scope, [...writes, ...check.map(({ write }) => write)]);
      await wakeJobs(check);
      // One site is done, so another one may begin.
      await leaveRenewals(table, new Date());
      return;
    }
    case 'check-texts': {
      const left = await checkTexts(table, scope, work);
      if (!left) break;
      await continueWith(table, job, left, scope);
      return;
    }
    case 'render-form': {
      await outdateReleases(table, scope);
      const pageIds = await livePagesWithForm(table, scope, work.formId);
      if (pageIds.length === 0) break;
      await continueWith(table, job, { kind: 'render-pages', pageIds }, scope);
      return;
    }
    case 'mail-submission':
      await (await import('./mail-submission')).mailSubmission(table, scope, work, job);
      return;
    case 'delete-old-submissions':
      if (!(await deleteOldSubmissions(table, scope, work.formId))) {
        await continueWith(table, job, work, scope);
        return;
      }
      break;
    case 'place-image':
      await (await import('./place-image')).placeImage(table, scope, work);
      await continueWith(
        table,
        job,
        { kind: 'render-image', imageId: work.imageId, imageUrl: work.imageUrl, isReplaced: true },
        scope,
      );
      return;
    case 'make-widths':
      await (await import('./make-widths')).makeWidths(table, scope, work, job);
      return;
    case 'render-image': {
      const pageIds = await renderImage(table, scope, work);
      if (pageIds.length > 0) await continueWith(table, job, { kind: 'render-pages', pageIds }, scope);
      else if (work.isReplaced) await clearSite(table, job, scope);
      else break;
      return;
    }
    case 'forget-image':
      await (await import('../core/images/image-store')).removeObjects(scope, work.objects);
      await clearSite(table, job, scope);
      return;
    case 'forget-person': {
      const left = await (await import('./forget-person')).forgetPerson(table, scope, work);
      if (!left) break;
      await continueWith(table, job, left, scope);
      return;
    }
    case 'forget-vendors-person': {
      const { forgetVendorsPerson } = await import('./forget-vendors-person');
      const { jobs, left } = await forgetVendorsPerson(table, scope, work);
      const next = [...jobs, ...(left ? [newJob(scope, left, new Date())] : [])];
      await table.commit([jobDone(job), ...next.map(({ write }) => write)]);
      await wakeJobs(next);
      return;
    }
  }
  await table.commit([jobDone(job)]);
}
