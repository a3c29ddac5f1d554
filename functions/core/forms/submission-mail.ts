import { randomBytes } from 'node:crypto';
import type { CompanyScope } from '../company-scope';
import type { SubmissionRecord } from '../entities/form';
import { packSubmissionId } from '../ids';
import { type NewJob, newJob } from '../jobs';

/** The attributes of a submission whose mail is to be sent (again), and the job that sends it. */
export function mailAgain(
  scope: CompanyScope,
  submission: Pick<SubmissionRecord, 'formId' | 'n'>,
  now: Date,
): { mail: Pick<SubmissionRecord, 'mailState' | 'mailReason' | 'mailAt' | 'mailRun'>; job: NewJob } {
  const run = randomBytes(9).toString('base64url');
  return {
    mail: { mailState: 'waiting', mailReason: '', mailAt: now.toISOString(), mailRun: run },
    job: newJob(scope, { kind: 'mail-submission', submissionId: packSubmissionId(submission), run }, now),
  };
}
