import type { CompanyScope } from '../core/company-scope';
import type { JobKind, JobWork } from '../core/job-kinds';
import { invalidationJob, type JobRecord, type NewJob, newJob } from '../core/jobs';
import { livePagesWithForm } from '../core/pages/pages-with-form';
import { livePagesWithLists } from '../core/release/lists';
import { openedMail } from '../core/sealed-mail';
import type { Table } from '../core/table';
import { checkTexts } from './check-texts';
import { clearComponents } from './clear-components';
import { deleteOldSubmissions } from './delete-old-submissions';
import { enqueueRerenders } from './enqueue-rerenders';
import { findFormerStaff } from './find-former-staff';
import { finishMove } from './finish-move';
import type { Outcome } from './job-outcome';
import { noteSubPages } from './note-sub-pages';
import { notifyOfVersion } from './notify-of-version';
import { outdateReleases } from './pages-to-render';
import { renderFile } from './render-file';
import { renderImage } from './render-image';
import { renderOrFail } from './render-pages';
import { renderSite } from './render-site';
import { rerenderSite } from './rerender-site';
import { confirmReservations, releaseReservations } from './settle-reservations';
import { upgradeChecks } from './upgrade-checks';
import { writeSitemap } from './write-sitemap';

/** The arguments of a runner; the job's fields are those of its kind. */
export interface JobRun<Kind extends JobKind> {
  table: Table;
  scope: CompanyScope;
  work: JobWork<Kind>;
  job: JobRecord;
  /** Runs a job that was just written in this process, whether it succeeds or not. */
  runNow: (job: NewJob) => Promise<void>;
}

/**
 * Returns undefined where nothing else is to do, and `committed` where the runner has deleted the job itself.
 */
type Runner<Kind extends JobKind> = (run: JobRun<Kind>) => Promise<Outcome | 'committed' | undefined>;

/** Replaces the job by one with the remaining work, so that a long job never starts over. */
const goOn = (scope: CompanyScope, left: JobWork | undefined): Outcome | undefined =>
  left && { next: [newJob(scope, left, new Date())] };

/** The CDN still has the previous HTML, so a job that re-rendered pages ends by invalidating it. */
const clearSite = (scope: CompanyScope): Outcome => ({ next: [invalidationJob(scope, new Date())] });

const renderPages = (scope: CompanyScope, pageIds: number[]): Outcome | undefined =>
  pageIds.length > 0 ? goOn(scope, { kind: 'render-pages', pageIds }) : undefined;

/**
 * The runner of each kind of job. Every step may run more than once. A runner may call an area's own use
 * case, so that publishing by hand and by schedule are the same code. AWS clients are loaded by the runners
 * that need them.
 */
export const jobRunners: { [Kind in JobKind]: Runner<Kind> } = {
  'send-mail': async ({ table, scope, work }) => {
    await (await import('./send-mail')).sendMail(table, openedMail(work.mail), { company: scope.company });
  },
  'notify-of-version': ({ table, scope, work }) => notifyOfVersion(table, scope, work),
  'mail-version-digest': async ({ table, scope, work }) => {
    const { clearNews, mailDigest } = await import('./version-digest');
    return work.isMailed ? clearNews(table, scope, work) : mailDigest(table, scope, work);
  },
  'invalidate-site': async ({ scope, job }) => {
    await (await import('./invalidate-site')).invalidateSite(scope, job.sk);
  },
  'write-sitemap': async ({ table, scope }) =>
    (await writeSitemap(table, scope)) ? clearSite(scope) : undefined,
  'keep-schedule': async ({ table, scope, job, runNow }) =>
    (await import('./keep-schedule')).keepSchedule(
      { table, scope, runNow, pageIds: job.pageIds },
      job.lastError,
    ),
  'carry-out-launch': async ({ table, scope, work, job }) => {
    const { carryOutLaunch } = await import('../versions/launches/carry-out-launch');
    await carryOutLaunch(table, scope, work.launchId, job.lastError);
    return clearSite(scope);
  },
  'clear-components': async ({ table, scope, work }) => {
    await clearComponents(table, scope, work.pageId, work.versionId);
  },
  'finish-move': async ({ table, scope, work }) => {
    // The new paths first, because visitors who follow a redirect must find them.
    if (work.claims) await confirmReservations(table, scope, work.claims);
    await finishMove(table, scope, work);
    return clearSite(scope);
  },
  'accept-claims': async ({ table, scope, work }) => {
    await confirmReservations(table, scope, work.claims);
  },
  'give-back-claims': async ({ table, scope, work }) => {
    await releaseReservations(table, scope, work.claims);
    return clearSite(scope);
  },
  'render-pages': async ({ table, scope, work }) => {
    return renderPages(scope, await renderOrFail(table, scope, work.pageIds)) ?? clearSite(scope);
  },
  'render-site': async ({ table, scope, work }) => {
    const left = await renderSite(table, scope, work.after);
    return left.length > 0 ? { next: left } : clearSite(scope);
  },
  'renew-site': async ({ table, scope, work }) => {
    const { next, writes } = await rerenderSite(table, scope, work);
    if (next) return { ...goOn(scope, next), writes };
    return {
      next: [invalidationJob(scope, new Date()), ...(await upgradeChecks(table, scope))],
      writes,
      // One site is done, so the next one may begin.
      afterwards: () => enqueueRerenders(table, new Date()),
    };
  },
  'find-former-staff': async ({ table, scope, work }) => {
    const { jobs, left, writes } = await findFormerStaff(table, scope, work);
    return { next: [...jobs, ...(goOn(scope, left)?.next ?? [])], writes };
  },
  'check-texts': async ({ table, scope, work }) => goOn(scope, await checkTexts(table, scope, work)),
  'render-form': async ({ table, scope, work }) => {
    await outdateReleases(table, scope);
    return renderPages(scope, await livePagesWithForm(table, scope, work.formId));
  },
  'render-lists': async ({ table, scope, work }) =>
    renderPages(scope, await livePagesWithLists(table, scope, work)),
  'mail-submission': async ({ table, scope, work, job }) => {
    await (await import('./mail-submission')).mailSubmission(table, scope, work, job);
    return 'committed';
  },
  'confirm-submission': async ({ table, scope, work }) => {
    await (await import('./confirm-submission')).confirmSubmission(table, scope, work);
  },
  'delete-old-submissions': async ({ table, scope, work }) =>
    (await deleteOldSubmissions(table, scope, work.formId)) ? undefined : goOn(scope, work),
  'forget-sent-files': async ({ table, scope, work }) => {
    await (await import('./forget-sent-files')).forgetSentFiles(table, scope, work);
  },
  'place-image': async ({ table, scope, work }) => {
    await (await import('./place-image')).placeImage(table, scope, work);
    const { imageId, imageUrl } = work;
    return goOn(scope, { kind: 'render-image', imageId, imageUrl, isReplaced: true });
  },
  'make-widths': async ({ table, scope, work, job }) => {
    await (await import('./make-widths')).makeWidths(table, scope, work, job);
    return 'committed';
  },
  'make-logo-pictures': async ({ table, scope }) => {
    await (await import('./make-logo-pictures')).makeLogoPictures(table, scope);
  },
  'render-image': async ({ table, scope, work }) => {
    const pageIds = await renderImage(table, scope, work);
    return renderPages(scope, pageIds) ?? (work.isReplaced ? clearSite(scope) : undefined);
  },
  'place-file': async ({ table, scope, work }) => {
    await (await import('./place-image')).placeFile(table, scope, work);
    return goOn(scope, { kind: 'render-file', fileId: work.fileId });
  },
  'render-file': async ({ table, scope, work }) =>
    renderPages(scope, await renderFile(table, scope, work)) ?? clearSite(scope),
  'forget-image': async ({ table, scope, work }) => {
    await (await import('./forget-image')).forgetImage(table, scope, work);
    return clearSite(scope);
  },
  'note-sub-pages': async ({ table, scope, work }) =>
    (await noteSubPages(table, scope)) ? undefined : goOn(scope, work),
  'find-hints': async ({ table, scope, work }) =>
    goOn(scope, await (await import('./find-hints')).findHints(table, scope, work)),
  'find-outside-links': async ({ table, scope, work }) =>
    (await import('./find-outside-links')).findOutsideLinks(table, scope, work),
  'ask-outside-links': async ({ table, scope }) =>
    (await import('./check-due-links')).checkDueLinks(table, scope),
  'make-starter': async ({ table, scope }) => {
    await (await import('./make-starter')).makeStarter(table, scope);
  },
  'forget-person': async ({ table, scope, work }) =>
    goOn(scope, await (await import('./forget-person')).forgetPerson(table, scope, work)),
  'forget-vendors-person': async ({ table, scope, work }) => {
    const { forgetVendorsPerson } = await import('./forget-vendors-person');
    const { jobs, left } = await forgetVendorsPerson(table, scope, work);
    return { next: [...jobs, ...(goOn(scope, left)?.next ?? [])] };
  },
};
