import type { CompanyScope } from '../core/company-scope';
import { readEnvironment } from '../core/env';
import { type JobWork, newJob, type VersionNews, wakeJobs } from '../core/jobs';
import { mailOf } from '../core/mail';
import type { Table, Write } from '../core/table';

type Notification = Extract<JobWork, { kind: 'notify-of-version' }>;

const headlines: Record<VersionNews, (page: string, version: number) => string> = {
  submitted: (page, version) => `V${version} of ${page} waits for your review`,
  rejected: (page, version) => `V${version} of ${page} was rejected`,
  published: (page, version) => `V${version} of ${page} was published`,
  unpublished: (page, version) => `${page} was taken off the site (V${version})`,
  madeLiveAgain: (page, version) => `V${version} of ${page} is live again`,
};
const sentences: Record<VersionNews, string> = {
  submitted: 'submitted it for review.',
  rejected: 'sent it back to be changed.',
  published: 'published it. Visitors see it now.',
  unpublished: 'unpublished it. Visitors do not see the page any more; nothing of it is lost.',
  madeLiveAgain: 'made it live again. Visitors see it now.',
};

/** Replaces a notification by one mail job for each recipient, in one transaction. */
export async function notificationMails(
  table: Table,
  scope: CompanyScope,
  work: Notification,
  done: Write,
): Promise<void> {
  const { ADMIN_ORIGIN } = readEnvironment(['ADMIN_ORIGIN']);
  const subject = `${work.companyName}: ${headlines[work.what](work.pageName, work.versionId)}`;
  // A review compares with what is live when it is opened, so the link does not say with which version.
  const link =
    work.what === 'submitted'
      ? `${ADMIN_ORIGIN}/CompareVersions/${work.pageId}?to=${work.versionId}`
      : `${ADMIN_ORIGIN}/UpdatePageComponent/${work.pageId}?version=${work.versionId}`;
  const now = new Date();
  const jobs = work.to.map((to) => {
    const mail = mailOf({
      subject,
      headline: headlines[work.what](work.pageName, work.versionId),
      paragraphs: [
        `${work.actor} ${sentences[work.what]}`,
        ...(work.comments ? [`Comment: ${work.comments}`] : []),
      ],
      button: { text: work.what === 'submitted' ? 'Review this version' : 'Open this version', href: link },
      footer: `You get this mail because ${work.companyName} keeps its website with Galley.`,
    });
    return newJob(scope, { kind: 'send-mail', mail: { from: 'version', to, ...mail } }, now);
  });
  await table.commit([done, ...jobs.map((job) => job.write)]);
  await wakeJobs(jobs);
}
