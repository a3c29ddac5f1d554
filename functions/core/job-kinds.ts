import type { Content, StoredShape, StoredTypes } from './entities/stored-types';
import { describeForgetting, person, staffDataPlaces } from './forgotten-person';
import { type JobDeclaration, kind, ofCompany, ofInstallation } from './job-declaration';
import { jobMail } from './job-mail';
import { jobOverADay, jobOverAnHour, type RetrySchedule } from './job-schedule';
import { libraryJobKinds } from './library-job-kinds';
import { threadOfNews, versionEvents } from './version-events';

/** The path reservations that a move or a restore made before its flip: all are at or under one path. */
const reservations = (s: StoredTypes) => s.object({ under: s.path, claimedAt: s.text });
const ofReservations = kind({
  schema: (s) => ({ claims: reservations(s) }),
  describe: (work) => `Addresses under ${work.claims.under}`,
  ...ofCompany,
});

/**
 * Every kind of job: its fields, its description, its retries and whether it moves with a company.
 * `functions/jobs/job-runners.ts` runs them. Jobs are stored, so a kind's name and fields must not change.
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
  /** The digest of changes to many versions, one mail to each recipient; `slot` is the end of its minutes. */
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
  /**
   * Scheduled moments of a company have come: due pages go live or are taken down. There may be nothing to
   * do.
   */
  'keep-schedule': kind({
    schema: () => ({}),
    describe: () => 'Publishing and taking down what is scheduled',
    retry: jobOverAnHour,
    exportable: true,
  }),
  /** A launch has begun: the job continues it from its current state, until it is stored or undone. */
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
  /**
   * A page has moved: the paths that it and the pages under it left become redirects, in the name of the user
   * who moved it.
   */
  'finish-move': kind({
    schema: (s) => ({ from: s.path, email: s.text, claims: reservations(s).optional() }),
    describe: ({ from }) => `Redirects from ${from}`,
    ...ofCompany,
  }),
  /** The flip succeeded: the pages keep the paths that were reserved for it. */
  'accept-claims': ofReservations,
  /** The flip never happened: its path reservations are released. */
  'give-back-claims': ofReservations,
  'render-pages': kind({
    schema: (s) => ({ pageIds: s.list(s.id) }),
    describe: () => 'Re-rendering pages',
    ...ofCompany,
  }),
  /**
   * Something that every page shows was changed: all live pages are re-rendered, in the order of their paths.
   */
  'render-site': kind({
    /** The path that was processed last, '' at first. */
    schema: (s) => ({ after: s.text }),
    describe: () => 'Re-rendering pages',
    ...ofCompany,
  }),
  /** The product has a new renderer: all live pages are rendered again with it. */
  'renew-site': kind({
    schema: (s) => ({
      run: s
        .object({
          renderer: s.text,
          done: s.count,
          total: s.count,
          faults: s.list(s.object({ pageId: s.count, name: s.text, why: s.text })),
          startedAt: s.text,
          /** The path that was processed last. */
          after: s.text,
        })
        .optional(),
    }),
    describe: () => 'Re-rendering pages',
    ...ofCompany,
  }),
  /** A form was saved: the live pages that show it are re-rendered. */
  'render-form': kind({
    schema: (s) => ({ formId: s.id }),
    describe: () => 'Re-rendering pages',
    ...ofCompany,
  }),
  /** Pages changed: the live pages that list their subpages or tags, or link to them, are re-rendered. */
  'render-lists': kind({
    schema: (s) => ({ under: s.list(s.count), tags: s.list(s.text), linked: s.list(s.id).optional() }),
    describe: () => 'Re-rendering page lists',
    ...ofCompany,
  }),
  /** Mails a submission to the form's recipients; a newer job with another `run` replaces this one. */
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
  /** Deletes submissions older than the form's retention period, now and every day. */
  'delete-old-submissions': kind({
    schema: (s) => ({ formId: s.id }),
    describe: () => 'Deleting the old submissions of a form',
    ...ofCompany,
  }),
  /** Deletes the files of submissions that no longer exist. */
  'forget-sent-files': kind({
    schema: (s) => ({ sent: s.list(s.object({ submissionId: s.count, count: s.count })) }),
    describe: () => 'Deleting files of deleted submissions',
    ...ofCompany,
  }),
  ...libraryJobKinds,
  /**
   * A user was deleted: a pseudonym replaces the name in stored data. `places` are the remaining places,
   * `after` is the progress within the first of them.
   */
  'forget-person': kind({
    schema: (s) => ({ ...person(s), places: s.list(s.oneOf(staffDataPlaces)), after: s.text }),
    describe: describeForgetting,
    ...ofCompany,
  }),
  /** The same for vendor staff, who may have acted for any company. */
  'forget-vendors-person': kind({
    schema: (s) => ({ ...person(s), after: s.text }),
    describe: describeForgetting,
    ...ofInstallation,
  }),
  /** Finds users in the log who were deleted before pseudonyms existed, and forgets them. */
  'find-former-staff': kind({
    schema: (s) => ({ after: s.text, found: s.count }),
    describe: () => 'Finding addresses of former users in logs',
    ...ofCompany,
  }),
  /** Notes for Admins what the conversion of texts to the current format removed; runs once. */
  'check-texts': kind({
    schema: (s) => ({ after: s.text }),
    describe: () => 'Noting what texts lost in an update',
    ...ofCompany,
  }),
  /** Stores whether a page has sub-pages, for pages that predate this attribute. */
  'note-sub-pages': kind({
    schema: () => ({}),
    describe: () => 'Noting which pages have pages under them',
    ...ofCompany,
  }),
  /** Writes hints about all pages, where there are none or a former release changed pages without them. */
  'find-hints': kind({
    /** The run of the search, '' at first, and the page that was searched last. */
    schema: (s) => ({ run: s.text, after: s.text }),
    describe: () => 'Noting what pages link to',
    ...ofInstallation,
  }),
  /** Searches pages for links to other sites: after a publish, and weekly for the whole site. */
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
  /** Creates the pictures, the form and the pages of the starter that a company chose. */
  'make-starter': kind({
    schema: () => ({}),
    describe: () => 'Making the pages of a starter site',
    ...ofCompany,
  }),
};

export type JobKind = keyof typeof jobKinds;
type Shape<Kind extends JobKind> = ReturnType<(typeof jobKinds)[Kind]['schema']>;
type Fields<Kind extends JobKind> = keyof Shape<Kind> extends never ? unknown : Content<Shape<Kind>>;
/** The fields of a job of the given kind, or of any kind. */
export type JobWork<Kind extends JobKind = JobKind> = {
  [Name in Kind]: { kind: Name } & Fields<Name>;
}[Kind];

export const jobKindNames = Object.keys(jobKinds) as JobKind[];

/** Indexed by any string, because after a roll-back there may be jobs of a later release. */
const declarations: Record<string, JobDeclaration<StoredShape> | undefined> = jobKinds;

export const retryOf = ({ kind: name }: { kind: string }): RetrySchedule =>
  declarations[name]?.retry ?? jobOverADay;

export const mailOfKind = ({ kind: name }: { kind: string }) => declarations[name]?.mail;

export function describeJob(work: JobWork): string {
  return declarations[work.kind]?.describe(work) ?? `Work left by another release (${work.kind})`;
}
