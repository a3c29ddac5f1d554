import { randomBytes } from 'node:crypto';
import type { Contract } from '@galley/shared/contract/contract';
import { fileLimits } from '@galley/shared/file-rules';
import { requireStorage } from '../core/budgets/require-storage';
import { spendBudget } from '../core/budgets/spend-budget';
import { fileCounterEntity } from '../core/entities/image';
import { replacementObject } from '../core/images/image-store';
import { uploadLink } from '../core/images/signed-link';
import { newJob } from '../core/jobs';
import type { Operation } from '../core/operation';
import { requireFile } from './file-repository';

/** By then an upload was finished, or what came of it goes. */
const forgottenAfterMs = 60 * 60_000;

/**
 * Announces a file that one request cannot carry: the browser sends it to the bucket, beside what visitors reach, and
 * `finishFileUpload` looks into it there. A large file counts in the budget as the small ones that it could be.
 */
export const startFileUpload: Operation<Contract['startFileUpload']> = async (request) => {
  const { input, table, scope, session, now } = request;
  const { bytes } = input;
  await spendBudget(
    table,
    scope,
    'imageWork',
    Math.ceil(bytes / fileLimits.bytes),
    now,
    session.companyRecord,
  );
  const numberOf = async () => {
    if (input.id === undefined) return table.increment(fileCounterEntity.key(scope), 'lastId');
    return (await requireFile(table, scope, input.id)).id;
  };
  const [id] = await Promise.all([
    numberOf(),
    requireStorage(
      table,
      scope,
      { files: input.id === undefined ? 1 : 0, bytes },
      session.companyRecord.budgets,
    ),
  ]);
  const upload = randomBytes(9).toString('base64url');
  const object = replacementObject(scope, id, upload);
  // The job removes what no record names by then; where the upload was finished it finds nothing to do.
  const forgotten = newJob(
    scope,
    { kind: 'place-file', fileId: id, superseded: object },
    now,
    forgottenAfterMs,
  );
  await table.commit([forgotten.write]);
  return { id, upload, url: uploadLink(scope, object, bytes, now) };
};
