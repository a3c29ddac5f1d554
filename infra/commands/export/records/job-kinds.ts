import { type JobTypes, jobKindNames, jobKinds as kindsOfJobs } from '@galley/functions/core/job-kinds';
import type { JobRecord } from '@galley/functions/core/jobs';
import { jobKeys } from '@galley/functions/core/keys/job-keys';
import * as z from 'zod';
import {
  count,
  kindOfRecord,
  type Naming,
  objectId,
  path,
  type RecordKinds,
  text,
  time,
  truth,
} from './record-kind';

/** What the jobs say that go along with a company. */
export function jobKinds({ scope, imageUrl, object }: Naming): RecordKinds {
  const types: JobTypes = {
    text,
    flag: truth,
    count,
    upTo: (most) => count.max(most),
    id: objectId,
    time,
    path,
    imageUrl,
    libraryFile: object,
    hash: z.string().regex(/^[0-9a-f]{64}$/, 'is no hash of an address'),
    oneOf: z.enum,
    list: z.array,
    object: z.strictObject,
  };
  const schemas = jobKindNames
    .filter((kind) => kindsOfJobs[kind].exportable)
    .map((kind) => z.strictObject({ kind: z.literal(kind), ...kindsOfJobs[kind].schema(types) }));
  const work = z.discriminatedUnion('kind', schemas as [(typeof schemas)[number]]) as z.ZodType<unknown>;
  return {
    'jobs ': kindOfRecord<Omit<JobRecord, 'work'> & { work: unknown }>(
      {
        company: z.literal(scope.company),
        jobId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is no name of a job'),
        work,
        state: z.literal('due'),
        attempts: count,
        leaseUntil: z.literal(''),
        lastError: z.literal(''),
        createdAt: time,
      },
      // When it is due stands only there.
      ({ sk, jobId }) => jobKeys.job(scope, isoTime(sk.slice(0, 24)), jobId),
    ),
  };
}

const isoTime = (text: string) => (time.safeParse(text).success ? text : '');
