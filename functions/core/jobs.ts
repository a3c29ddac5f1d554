import { randomBytes } from 'node:crypto';
import type { LambdaClient } from '@aws-sdk/client-lambda';
import { awsClient, patienceWith } from './aws-client';
import type { CompanyScope } from './company-scope';
import { readEnvironment } from './env';
import { jobKeys } from './keys/job-keys';
import type { Key } from './keys/key';
import { logger } from './logger';
import type { CompanyRenewalRecord } from './records/renewal-records';
import type { Write } from './table';
import type { PlaceOfStaff } from './users/former-user';

/**
 * Everything that happens later. A job is written in the same transaction as its cause, tried at once by an
 * asynchronous invoke and swept by a rule every minute; it runs at least once, so every step is idempotent.
 */
export type JobWork =
  | { kind: 'send-mail'; mail: Mail }
  | ({ kind: 'notify-of-version'; companyName: string } & VersionNewsItem)
  /** What was done with many versions at once, in one mail to each; `slot` ends the minutes that it tells of. */
  | { kind: 'mail-version-digest'; slot: string; companyName: string; isMailed: boolean }
  | { kind: 'invalidate-site' }
  | { kind: 'clear-components'; pageId: number; versionId: number }
  /** A page left an address: what stood there or under it becomes redirects, in the name of who moved it. */
  | { kind: 'finish-move'; from: string; email: string; claims?: Claims }
  /** Addresses that were taken before a flip that went through are their pages' for good. */
  | { kind: 'accept-claims'; claims: Claims }
  /** The flip never came: what was taken for it goes back. */
  | { kind: 'give-back-claims'; claims: Claims }
  | { kind: 'render-pages'; pageIds: number[] }
  /** The product has another renderer: all live pages are rendered anew by that of who runs it. */
  | { kind: 'renew-site'; run?: SiteRenewal }
  /** A form was saved: the live pages that show it are rendered anew. */
  | { kind: 'render-form'; formId: number }
  /** A submission goes to who reads the mails of forms; `run` tells whether a later job took its place. */
  | { kind: 'mail-submission'; submissionId: number; run: string }
  /** A form keeps its submissions for some days only: those that are older are deleted, then and every day. */
  | { kind: 'delete-old-submissions'; formId: number }
  /** A picture's file was replaced: what its address serves becomes what its record says. */
  | { kind: 'place-image'; imageId: number; imageUrl: string; superseded: string | null }
  /** A picture has a file: lighter copies of it are made, this wide. */
  | { kind: 'make-widths'; imageId: number; imageUrl: string; fileNumber: number; widths: number[] }
  /** A picture has another file, or copies of it: what visitors see it on is rendered anew. */
  | { kind: 'render-image'; imageId: number; imageUrl: string; isReplaced: boolean }
  /** Files of a library that nobody names any more go. */
  | { kind: 'forget-image'; objects: string[] }
  /**
   * A user was deleted: what is stored names a pseudonym instead. `addresses` are hashes, `until` the moment after which
   * an address may be somebody else's, `places` those that are left, `after` how far the first of them was done.
   */
  | {
      kind: 'forget-person';
      userId: number;
      addresses: string[];
      until: string;
      places: PlaceOfStaff[];
      after: string;
    }
  /** The same of one of the vendor's people, who may have acted for any company. */
  | { kind: 'forget-vendors-person'; userId: number; addresses: string[]; until: string; after: string }
  /** An update gave texts another form: what that leaves out is noted for Admins, once. */
  | { kind: 'check-texts'; after: string };

/** How far the renewal of a site has come. */
export interface SiteRenewal
  extends Pick<CompanyRenewalRecord, 'renderer' | 'done' | 'total' | 'faults' | 'startedAt'> {
  /** The path that was looked at last. */
  after: string;
}

/** The addresses that one move or restore took before its flip: all are at or under one path. */
export interface Claims {
  under: string;
  claimedAt: string;
}

/** What people are told of a version. */
export type VersionNews = 'submitted' | 'rejected' | 'published' | 'unpublished' | 'madeLiveAgain';

/** Who did what with which version, in which words, and who hears of it. */
export interface VersionNewsItem {
  what: VersionNews;
  pageId: number;
  pageName: string;
  versionId: number;
  actor: string;
  comments: string;
  to: string[];
}

export interface Mail {
  /** Which of the installation's senders it comes from. */
  from: 'version' | 'sign-in';
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What text and HTML leave a place for; see `sealedMail`. */
  sealedCode?: string;
}

export interface JobRecord extends Key {
  company: string;
  jobId: string;
  work: JobWork;
  state: 'due' | 'dead';
  attempts: number;
  /** Nobody else runs it before this moment. */
  leaseUntil: string;
  lastError: string;
  createdAt: string;
}

export interface NewJob {
  key: Key;
  write: Write;
}

/** A job to write with its cause. `dueInMs` postpones it. */
export function newJob(scope: CompanyScope, work: JobWork, now: Date, dueInMs = 0): NewJob {
  const jobId = randomBytes(9).toString('base64url');
  const { key, record } = jobAt(scope, work, new Date(now.getTime() + dueInMs), jobId, now);
  return { key, write: { put: { ...record } } };
}

const invalidationDelayMs = 2_000;

/**
 * One invalidation for all releases of a company within two seconds: they share its key. Whoever was woken first
 * holds its lease and waits for the moment; a release that joins leaves that alone.
 */
export function invalidationJob(scope: CompanyScope, now: Date): NewJob {
  const slot = Math.ceil((now.getTime() + invalidationDelayMs) / invalidationDelayMs) * invalidationDelayMs;
  return sharedJob(scope, { kind: 'invalidate-site' }, { dueAt: new Date(slot), jobId: 'invalidate', now });
}

/** A job of which there is one at a moment: who asks for it again joins it. */
export function sharedJob(
  scope: CompanyScope,
  work: JobWork,
  { dueAt, jobId, now }: { dueAt: Date; jobId: string; now: Date },
): NewJob {
  const { key, record } = jobAt(scope, work, dueAt, jobId, now);
  const { pk: _pk, sk: _sk, ...attributes } = record;
  return { key, write: { update: key, setOnce: attributes } };
}

function jobAt(scope: CompanyScope, work: JobWork, dueAt: Date, jobId: string, now: Date) {
  const key = jobKeys.job(scope, dueAt.toISOString(), jobId);
  const record: JobRecord = {
    ...key,
    company: scope.company,
    jobId,
    work,
    state: 'due',
    attempts: 0,
    leaseUntil: '',
    lastError: '',
    createdAt: now.toISOString(),
  };
  return { key, record };
}

let lambda: LambdaClient | undefined;

/**
 * Asks the jobs Lambda to run jobs now. Nothing is lost when this fails: the sweep finds them within a minute,
 * so a failure is logged and not answered.
 */
export async function wakeJobs(jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const { JOBS_FUNCTION_NAME } = readEnvironment(['JOBS_FUNCTION_NAME']);
  try {
    // Loaded when first needed: most calls change nothing and start faster without it.
    const { InvocationType, InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
    lambda ??= awsClient(LambdaClient, patienceWith.wakingJobs);
    await lambda.send(
      new InvokeCommand({
        FunctionName: JOBS_FUNCTION_NAME,
        InvocationType: InvocationType.Event,
        Payload: JSON.stringify({ run: jobs.map((job) => job.key) }),
      }),
    );
  } catch (error) {
    logger.warn('jobs were not woken; the sweep will find them', { error: error as Error });
  }
}
