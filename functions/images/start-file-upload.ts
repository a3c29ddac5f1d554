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

/** After this time, an unfinished upload is deleted. */
const forgottenAfterMs = 60 * 60_000;

/**
 * Announces a file that is too large for one request: the browser sends it to the bucket, to an object that
 * visitors cannot reach, and `finishFileUpload` inspects it there. A large file counts against the budget
 * like the small files of the same total size.
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
  // The job deletes an object that no record refers to by then; if the upload was finished, there is nothing
  // to do.
  const forgotten = newJob(
    scope,
    { kind: 'place-file', fileId: id, superseded: object },
    now,
    forgottenAfterMs,
  );
  await table.commit([forgotten.write]);
  return { id, upload, url: uploadLink(scope, object, bytes, now) };
};
