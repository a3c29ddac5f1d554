import type { Contract } from '@galley/shared/contract/contract';
import type { DeadJob } from '@galley/shared/schemas/activity';
import { activityWrite } from '../core/activity-log';
import { notFound } from '../core/errors';
import { type JobRecord, type JobWork, newJob, wakeJobs } from '../core/jobs';
import { siteKeys } from '../core/keys/site-keys';
import type { Operation, OperationRequest } from '../core/operation';
import type { Write } from '../core/table';

type Request = OperationRequest<Contract['retryDeadJob']>;

/** Work that was given up after its last attempt, the newest first. */
export const getDeadJobs: Operation<Contract['getDeadJobs']> = async ({ table, scope }) => {
  const dead = await table.queryAll<JobRecord>(siteKeys.partition(scope), { prefix: siteKeys.deadJobPrefix });
  return dead.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).map(deadJobAnswer);
};

/** Gives work that was given up all its attempts again, the first of them now. */
export const retryDeadJob: Operation<Contract['retryDeadJob']> = async (request) => {
  const { table, scope, now } = request;
  const dead = await readDeadJob(request);
  const job = newJob(scope, dead.work, now);
  await table.commit([removal(dead), job.write, activityOf(request, `Tried again: ${whatIs(dead.work)}`)]);
  await wakeJobs([job]);
  return 'Saved' as const;
};

/** Nobody is reminded of it any more, and it is not done. */
export const dismissDeadJob: Operation<Contract['dismissDeadJob']> = async (request) => {
  const dead = await readDeadJob(request);
  await request.table.commit([removal(dead), activityOf(request, `Gave up: ${whatIs(dead.work)}`)]);
  return 'Saved' as const;
};

const mailKinds: readonly JobWork['kind'][] = [
  'send-mail',
  'notify-of-version',
  'mail-version-digest',
  'mail-submission',
];
const noSuchJob = () => notFound('This work');

async function readDeadJob({ table, scope, input }: Request): Promise<JobRecord> {
  const dead = await table.get<JobRecord>(siteKeys.deadJob(scope, input.jobId));
  if (!dead) throw noSuchJob();
  return dead;
}

/** Of two people who try at once, one is told that it is not there any more. */
function removal({ pk, sk }: JobRecord): Write {
  return { delete: { pk, sk }, condition: { exists: true }, refused: noSuchJob };
}

function activityOf({ scope, session, now }: Request, action: string): Write {
  return activityWrite(scope, { actor: session, action, at: now });
}

function deadJobAnswer({ jobId, work, lastError, createdAt, attempts }: JobRecord): DeadJob {
  return {
    id: jobId,
    what: whatIs(work),
    why: lastError,
    isMail: mailKinds.includes(work.kind),
    submissionId: work.kind === 'mail-submission' ? work.submissionId : null,
    since: createdAt,
    attempts,
  };
}

/** Work in the words of an Admin; never what a mail says, since it may hold a password. */
function whatIs(work: JobWork): string {
  switch (work.kind) {
    case 'send-mail':
      return `Mail '${work.mail.subject}' to ${work.mail.to}`;
    case 'notify-of-version':
      return `Mail about V${work.versionId} of ${work.pageName} to ${work.to.join(', ')}`;
    case 'mail-version-digest':
      return 'Mail about what was done with several versions';
    case 'mail-submission':
      return `Mail of submission ${work.submissionId}`;
    case 'finish-move':
      return `Redirects from ${work.from}`;
    case 'accept-claims':
    case 'give-back-claims':
      return `Addresses under ${work.claims.under}`;
    case 'invalidate-site':
      return 'Clearing the cache of the site';
    case 'render-pages':
    case 'renew-site':
    case 'render-form':
      return 'Rendering pages anew';
    case 'clear-components':
      return 'Clearing away what belonged to a deleted draft';
    case 'delete-old-submissions':
      return 'Deleting the old submissions of a form';
    case 'place-image':
    case 'make-widths':
    case 'render-image':
      return `Showing image ${work.imageId} as it is now`;
    case 'forget-image':
      return 'Deleting files of the image library';
    case 'check-texts':
      return 'Noting what texts lost when their form changed';
    case 'forget-person':
    case 'forget-vendors-person':
      return `Taking the address of former user ${work.userId} out of logs`;
  }
}
