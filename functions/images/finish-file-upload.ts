import type { Contract } from '@galley/shared/contract/contract';
import { fileKinds, fileMessages } from '@galley/shared/file-rules';
import { required } from '@galley/shared/required';
import { activityWrite } from '../core/activity-log';
import { requireStorage } from '../core/budgets/require-storage';
import { countStored } from '../core/budgets/stored-amounts';
import { fileCounterEntity, fileEntity } from '../core/entities/image';
import { invalid, notFound } from '../core/errors';
import { copyReplacement, fileObject, openObject, replacementObject } from '../core/images/image-store';
import type { Operation } from '../core/operation';
import { recogniseFile } from '../core/uploads/read-file';
import { ownNameOf } from './image-name';
import { newFileWrites } from './new-file';
import { replacementWrites } from './replace-file';

/**
 * Adds a file that was sent to the bucket to the library, as a new file or as another one's replacement. The
 * object can no longer be overwritten, so visitors get exactly what is inspected here. Idempotent.
 */
export const finishFileUpload: Operation<Contract['finishFileUpload']> = async (request) => {
  const { input, table, scope, session, now } = request;
  const { id, upload, fileName, title } = input;
  const arrived = replacementObject(scope, id, upload);
  const [[stored, counter], counted] = await Promise.all([
    table.batchGet([fileEntity.key(scope, id), fileCounterEntity.key(scope)]),
    countStored(table, scope),
  ]);
  // The number of a new file was given only to this upload, so its record comes from an earlier attempt.
  if (stored && (title !== undefined || stored.replacement === arrived)) return id;
  if (id > (counter?.lastId ?? 0)) throw notFound('This file');
  const source = required(await openObject(scope, arrived), () =>
    invalid({ upload: fileMessages.notArrived }),
  );
  const kind = await recogniseFile(source, fileName);
  const bytes = source.size;
  const put = async (object: string) => {
    if (await copyReplacement(scope, arrived, { object, contentType: fileKinds[kind].contentType })) return;
    throw invalid({ upload: fileMessages.notArrived });
  };
  if (title === undefined) {
    const file = required(stored, () => notFound('This file'));
    const writes = await replacementWrites(request, file, { kind, bytes, replacement: arrived }, counted);
    await writes.commit(() => put(fileObject(scope, file)));
    return id;
  }
  await requireStorage(table, scope, { files: 1, bytes }, session.companyRecord.budgets, counted);
  const file = { id, title, name: ownNameOf(fileName, 'file'), kind, bytes, changedBy: session.userId };
  await put(fileObject(scope, file));
  await table.commit([
    ...newFileWrites(scope, file, now),
    activityWrite(scope, { actor: session, action: `Added file '${title}'`, at: now }),
  ]);
  return id;
};
