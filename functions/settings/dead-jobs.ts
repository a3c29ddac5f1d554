import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import type { DeadJob } from '@galley/shared/schemas/activity';
import { activityWrite } from '../core/activity-log';
import { deadJobEntity } from '../core/entities/job';
import { notFound } from '../core/errors';
import { describeJob, mailOfKind } from '../core/job-kinds';
import { commitWithJobs, type JobRecord, newJob } from '../core/jobs';
import type { Operation, OperationRequest } from '../core/operation';
import type { Write } from '../core/table';

type Request = OperationRequest<Contract['retryDeadJob']>;

/** The company's dead jobs, newest first. */
export const getDeadJobs: Operation<Contract['getDeadJobs']> = async ({ table, scope }) => {
  const dead = await table.queryAll(deadJobEntity.range(scope));
  return dead.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).map(toDeadJobResponse);
};

/** Gives a dead job all its attempts again and starts the first one now. */
export const retryDeadJob: Operation<Contract['retryDeadJob']> = async (request) => {
  const { table, scope, now } = request;
  const dead = await readDeadJob(request);
  await commitWithJobs(table, newJob(scope, dead.work, now), [
    removal(dead),
    activityOf(request, `Tried again: ${describeJob(dead.work)}`),
  ]);
};

/** Removes a dead job without carrying it out. */
export const dismissDeadJob: Operation<Contract['dismissDeadJob']> = async (request) => {
  const dead = await readDeadJob(request);
  await request.table.commit([removal(dead), activityOf(request, `Gave up: ${describeJob(dead.work)}`)]);
};

const noSuchJob = () => notFound('This work');

async function readDeadJob({ table, scope, input }: Request): Promise<JobRecord> {
  return required(await table.get(deadJobEntity.key(scope, input.jobId)), noSuchJob);
}

/** Of two concurrent requests, one gets 404. */
function removal(dead: JobRecord): Write {
  return { delete: dead, condition: { exists: true }, refused: noSuchJob };
}

function activityOf({ scope, session, now }: Request, action: string): Write {
  return activityWrite(scope, { actor: session, action, at: now });
}

function toDeadJobResponse({ jobId, work, lastError, createdAt, attempts }: JobRecord): DeadJob {
  return {
    id: jobId,
    what: describeJob(work),
    why: lastError,
    isMail: mailOfKind(work) !== undefined,
    submissionId: work.kind === 'mail-submission' ? work.submissionId : null,
    since: createdAt,
    attempts,
  };
}
