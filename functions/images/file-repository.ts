import { fileUrlOf } from '@galley/shared/file-rules';
import { required } from '@galley/shared/required';
import type { LibraryFile } from '@galley/shared/schemas/file';
import type { CompanyScope } from '../core/company-scope';
import { type FileRecord, fileEntity } from '../core/entities/image';
import { notFound, stale } from '../core/errors';
import type { Table, Write } from '../core/table';

/** What of a record an answer is made from. */
export const answeredOfFile = [
  'id',
  'title',
  'name',
  'kind',
  'bytes',
  'tags',
  'createdAt',
  'changedAt',
  'revision',
] as const satisfies readonly (keyof FileRecord)[];

/** A record as it is answered; where the bucket keeps its bytes is nobody's business. */
export function toFileResponse(
  scope: CompanyScope,
  {
    id,
    title,
    name,
    kind,
    bytes,
    tags = [],
    createdAt,
    changedAt,
    revision,
  }: Pick<FileRecord, (typeof answeredOfFile)[number]>,
): LibraryFile {
  return {
    id,
    title,
    fileUrl: fileUrlOf(scope.company, id, name),
    kind,
    bytes,
    tags,
    createdAt,
    changedAt,
    revision,
  };
}

const noFile = () => notFound('This file');

/** @throws 404 */
export async function requireFile(table: Table, scope: CompanyScope, fileId: number): Promise<FileRecord> {
  return required(await table.get(fileEntity.key(scope, fileId)), noFile);
}

/**
 * Changes a file's record. `revision` is what the save started from.
 * @throws 404 where it is not there any more, 409 where someone else changed it meanwhile
 */
export function fileUpdate(
  scope: CompanyScope,
  fileId: number,
  set: Partial<FileRecord>,
  revision: number | undefined,
): Write {
  return {
    update: fileEntity.key(scope, fileId),
    set,
    add: { revision: 1 },
    condition: revision === undefined ? { exists: true } : { equals: { revision } },
    refused: (current) => (fileEntity.is(current) ? stale(toFileResponse(scope, current)) : noFile()),
  };
}
