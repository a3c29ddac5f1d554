import type { Content, StoredShape, StoredTypes } from './entities/stored-types';
import { forgetting, person, placesOfStaff } from './forgotten-person';
import { type JobDeclaration, kind, ofCompany, ofInstallation } from './job-declaration';
import { jobMail } from './job-mail';
import { jobOverADay, jobOverAnHour, type RetrySchedule } from './job-schedule';
import { libraryJobKinds } from './library-job-kinds';
import { threadOfNews, versionEvents } from './version-events';

/** The addresses that one move or restore took before its flip: all are at or under one path. */
const claims = (s: StoredTypes) => s.object({ under: s.path, claimedAt: s.text });
const ofClaims = kind({
  schema: (s) => ({ claims: claims(s) }),
  describe: (work) => `Addresses under ${work.claims.under}`,
  ...ofCompany,
});

/**
 * Every kind of work that is done later: what it says, how it reads, how often it is tried, whether it moves with a
 * company; what it does is in `functions/jobs/job-runners.ts`. One that is stored in tables keeps its name and fields.
 */
export const jobKinds = {
  'send-mail': kind({
    schema: (s) => ({ mail: jobMail(s) }),
    describe: (work) => `Email '${work.mail.subject}' to ${work.mail.to}`,
    ...ofInstallation,
    mail: 'sent',
  }),
  'notify-of-version': kind({
    schema: (s) => ({
      companyName: s.text,
      what: s.oneOf(versionEvents),
      pageId: s.id,
      pageName: s.text,
      versionId: s.count,
      actor: s.text,
      comments: s.text,
      thread: threadOfNews(s),
      to: s.list(s.text),
    }),
    describe: ({ versionId, pageName, to }) => `Email about V${versionId} of ${pageName} to ${to.join(', ')}`,
    ...ofInstallation,
    mail: 'left',
  }),
  /** What was done with many versions at once, in one mail to each; `slot` ends the minutes that it tells of. */
  'mail-version-digest': kind({
    schema: (s) => ({ slot: s.time, companyName: s.text, isMailed: s.flag }),
    describe: () => 'Email about changes to several versions',
    ...ofInstallation,
    mail: 'left',
  }),
  'invalidate-site': kind({
    schema: () => ({}),
    describe: () => 'Clearing the cache of the site',
    ...ofInstallation,
  }),
  'write-sitemap': kind({
    schema: () => ({}),
    describe: () => 'Telling search engines which pages were changed',
    ...ofInstallation,
  }),
  /** Some moments of a company have come: what is due then goes live or leaves the site. Nothing may be. */
  'keep-schedule': kind({
    schema: () => ({}),
    describe: () => 'Publishing and taking down what is scheduled',
    retry: jobOverAnHour,
    exportable: true,
  }),
  /** A launch was begun: it is prepared, goes live and is stored, or is taken back, from wherever it is. */
  'carry-out-launch': kind({
    schema: (s) => ({ launchId: s.id }),
    describe: () => 'Publishing a launch',
    retry: jobOverAnHour,
    exportable: true,
  }),
  'clear-components': kind({
    schema: (s) => ({ pageId: s.id, versionId: s.count }),
    describe: () => 'Cleaning up after a deleted draft',
    ...ofCompany,
  }),
  /** A page left an address: what stood there or under it becomes redirects, in the name of who moved it. */
  'finish-move': kind({
    schema: (s) => ({ from: s.path, email: s.text, claims: claims(s).optional() }),
    describe: ({ from }) => `Redirects from ${from}`,
    ...ofCompany,
  }),
  /** Addresses that were taken before a flip that went through are their pages' for good. */
  'accept-claims': ofClaims,
  /** The flip never came: what was taken for it goes back. */
  'give-back-claims': ofClaims,
  'render-pages': kind({
    schema: (s) => ({ pageIds: s.list(s.id) }),
    describe: () => 'Re-rendering pages',
    ...ofCompany,
  }),
  /** What every page shows was changed: all live pages are rendered again, in the order of their paths. */
  'render-site': kind({
    /** The path that was looked at last, '' at first. */
    schema: (s) => ({ after: s.text }),
    describe: () => 'Re-rendering pages',
    ...ofCompany,
  }),
  /** The product has another renderer: all live pages are rendered again by that of who runs it. */
  'renew-site': kind({
    schema: (s) => ({
      run: s
        .object({
          renderer: s.text,
          done: s.count,
          total: s.count,
          faults: s.list(s.object({ pageId: s.count, name: s.text, why: s.text })),
          startedAt: s.text,
          /** The path that was looked at last. */
          after: s.text,
        })
        .optional(),
    }),
    describe: () => 'Re-rendering pages',
    ...ofCompany,
  }),
  /** A form was saved: the live pages that show it are rendered again. */
  'render-form': kind({
    schema: (s) => ({ formId: s.id }),
    describe: () => 'Re-rendering pages',
    ...ofCompany,
  }),
  /** Pages changed: the live pages that list what is under these, or pages with these tags, or link to these are rendered again. */
  'render-lists': kind({
    schema: (s) => ({ under: s.list(s.count), tags: s.list(s.text), linked: s.list(s.id).optional() }),
    describe: () => 'Re-rendering page lists',
    ...ofCompany,
  }),
  /** A submission goes to who reads the mails of forms; `run` tells whether a later job took its place. */
  'mail-submission': kind({
    schema: (s) => ({ submissionId: s.count, run: s.text }),
    describe: ({ submissionId }) => `Email of submission ${submissionId}`,
    ...ofInstallation,
    mail: 'sent',
  }),
  'confirm-submission': kind({
    schema: (s) => ({ submissionId: s.count }),
    describe: ({ submissionId }) => `Email to the sender of submission ${submissionId}`,
    retry: jobOverAnHour,
    exportable: false,
    mail: 'sent',
  }),
  /** A form keeps its submissions for some days only: those that are older are deleted, then and every day. */
  'delete-old-submissions': kind({
    schema: (s) => ({ formId: s.id }),
    describe: () => 'Deleting the old submissions of a form',
    ...ofCompany,
  }),
  /** Submissions that had files may be gone: those of them that are leave no file behind. */
  'forget-sent-files': kind({
    schema: (s) => ({ sent: s.list(s.object({ submissionId: s.count, count: s.count })) }),
    describe: () => 'Deleting files of deleted submissions',
    ...ofCompany,
  }),
  ...libraryJobKinds,
  /**
   * A user was deleted: what is stored names a pseudonym instead. `places` are those that are left, `after` how far the
   * first of them was done.
   */
  'forget-person': kind({
    schema: (s) => ({ ...person(s), places: s.list(s.oneOf(placesOfStaff)), after: s.text }),
    describe: forgetting,
    ...ofCompany,
  }),
  /** The same of one of the vendor's people, who may have acted for any company. */
  'forget-vendors-person': kind({
    schema: (s) => ({ ...person(s), after: s.text }),
    describe: forgetting,
    ...ofInstallation,
  }),
  /** Users who were deleted before there were pseudonyms: the log says who they were, and each is forgotten. */
  'find-former-staff': kind({
    schema: (s) => ({ after: s.text, found: s.count }),
    describe: () => 'Finding addresses of former users in logs',
    ...ofCompany,
  }),
  /** An update gave texts another form: what that leaves out is noted for Admins, once. */
  'check-texts': kind({
    schema: (s) => ({ after: s.text }),
    describe: () => 'Noting what texts lost in an update',
    ...ofCompany,
  }),
  /** Which other sites pages link to is looked for: after a publish, and of the whole site each week. */
  'find-outside-links': kind({
    schema: (s) => ({ isWhole: s.flag }),
    describe: () => 'Finding links to other sites',
    ...ofCompany,
  }),
  'ask-outside-links': kind({
    schema: () => ({}),
    describe: () => 'Checking links to other sites',
    ...ofInstallation,
  }),
  /** A company began its site with a starter: its pictures, its form and its pages are made. */
  'make-starter': kind({
    schema: () => ({}),
    describe: () => 'Making the pages of a starter site',
    ...ofCompany,
  }),
};

export type JobKind = keyof typeof jobKinds;
type Shape<Kind extends JobKind> = ReturnType<(typeof jobKinds)[Kind]['schema']>;
type Fields<Kind extends JobKind> = keyof Shape<Kind> extends never ? unknown : Content<Shape<Kind>>;
/** What a job says; of any kind where none is named. */
export type JobWork<Kind extends JobKind = JobKind> = {
  [Name in Kind]: { kind: Name } & Fields<Name>;
}[Kind];

export const jobKindNames = Object.keys(jobKinds) as JobKind[];

/** By any name: a job that a later release left is met after a roll-back. */
const declarations: Record<string, JobDeclaration<StoredShape> | undefined> = jobKinds;

export const retryOf = ({ kind: name }: { kind: string }): RetrySchedule =>
  declarations[name]?.retry ?? jobOverADay;

export const mailOfKind = ({ kind: name }: { kind: string }) => declarations[name]?.mail;

export function describeJob(work: JobWork): string {
  return declarations[work.kind]?.describe(work) ?? `Work left by another release (${work.kind})`;
}
