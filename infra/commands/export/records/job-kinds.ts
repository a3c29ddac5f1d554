import type { JobRecord, JobWork } from '@galley/functions/core/jobs';
import { jobKeys } from '@galley/functions/core/keys/job-keys';
import { placesOfStaff } from '@galley/functions/core/users/former-user';
import * as z from 'zod';
import type { jobsLeftBehind } from '../company-partitions';
import {
  count,
  kindOfRecord,
  type Naming,
  objectId,
  path,
  type RecordKinds,
  text,
  time,
} from './record-kind';

type Kind = JobWork['kind'];
type Exported = Exclude<Kind, (typeof jobsLeftBehind)[number]>;
type WorkOf<Name extends Kind> = Extract<JobWork, { kind: Name }>;
type Fields<Name extends Kind> = {
  [Field in Exclude<keyof WorkOf<Name>, 'kind'>]-?: z.ZodType<WorkOf<Name>[Field]>;
};

/** What the jobs say that go along with a company; a new kind does not compile before it is here or left behind. */
export function jobKinds({ scope, imageUrl, object }: Naming): RecordKinds {
  const claims = z.strictObject({ under: path, claimedAt: text });
  const picture = { imageId: objectId, imageUrl };
  const works: { [Name in Exported]: Fields<Name> } = {
    'clear-components': { pageId: objectId, versionId: count },
    'finish-move': { from: path, email: text, claims: claims.optional() },
    'accept-claims': { claims },
    'give-back-claims': { claims },
    'render-pages': { pageIds: z.array(objectId) },
    'renew-site': {
      run: z
        .strictObject({
          renderer: text,
          done: count,
          total: count,
          faults: z.array(z.strictObject({ pageId: count, name: text, why: text })),
          startedAt: text,
          after: text,
        })
        .optional(),
    },
    'render-form': { formId: objectId },
    'delete-old-submissions': { formId: objectId },
    'place-image': { ...picture, superseded: object.nullable() },
    'make-widths': { ...picture, fileNumber: count, widths: z.array(count.max(99_999)) },
    'render-image': { ...picture, isReplaced: z.boolean() },
    'forget-image': { objects: z.array(object) },
    'check-texts': { after: text },
    'forget-person': {
      userId: objectId,
      addresses: z.array(z.string().regex(/^[0-9a-f]{64}$/, 'is no hash of an address')),
      until: time,
      places: z.array(z.enum(placesOfStaff)),
      after: text,
    },
  };
  const schemas = Object.entries(works).map(([kind, fields]) =>
    z.strictObject({ kind: z.literal(kind), ...fields }),
  );
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
