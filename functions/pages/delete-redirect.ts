import type { Contract } from '@galley/shared/contract/contract';
import { byteLength, limits } from '@galley/shared/limits';
import { notFound } from '../core/errors';
import { invalidationJob, wakeJobs } from '../core/jobs';
import { pathKeys, redirectKeys } from '../core/keys/path-keys';
import type { Operation } from '../core/operation';

/** Takes a redirect away: visitors of its address get 404 from here on. */
export const deleteRedirect: Operation<Contract['deleteRedirect']> = async ({ table, scope, input, now }) => {
  // Longer than any that there is; the table would refuse it as a key.
  if (byteLength(input.from) > limits.redirectPath) throw notFound('This redirect');
  const job = invalidationJob(scope, now);
  await table.commit([
    {
      delete: redirectKeys.redirect(scope, input.from),
      condition: { exists: true },
      refused: () => notFound('This redirect'),
    },
    {
      delete: pathKeys.path(scope, input.from),
      condition: { equals: { kind: 'redirect' } },
      refused: () => notFound('This redirect'),
    },
    job.write,
  ]);
  await wakeJobs([job]);
  return 'Deleted' as const;
};
