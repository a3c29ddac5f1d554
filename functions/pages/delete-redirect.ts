import type { Contract } from '@galley/shared/contract/contract';
import { byteLength, limits } from '@galley/shared/limits';
import { redirectEntity } from '../core/entities/page';
import { pathEntity } from '../core/entities/path';
import { notFound } from '../core/errors';
import { commitWithJobs, invalidationJob } from '../core/jobs';
import type { Operation } from '../core/operation';

/** Deletes a redirect: visitors of its path then get 404. */
export const deleteRedirect: Operation<Contract['deleteRedirect']> = async ({ table, scope, input, now }) => {
  // Longer than any existing redirect; the table would refuse it as a key.
  if (byteLength(input.from) > limits.redirectPath) throw notFound('This redirect');
  await commitWithJobs(table, invalidationJob(scope, now), [
    {
      delete: redirectEntity.key(scope, input.from),
      condition: { exists: true },
      refused: () => notFound('This redirect'),
    },
    {
      delete: pathEntity.key(scope, input.from),
      condition: { equals: { kind: 'redirect' } },
      refused: () => notFound('This redirect'),
    },
  ]);
};
