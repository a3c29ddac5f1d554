import { fileUrlOf } from '@galley/shared/file-rules';
import { required } from '@galley/shared/required';
import type { LibraryFile } from '@galley/shared/schemas/file';
import type { CompanyScope } from '../core/company-scope';
import { type FileRecord, fileEntity } from '../core/entities/image';
import { notFound, stale } from '../core/errors';
import type { Table, Write } from '../core/table';

/** The attributes that a response is made from. */
export const fileResponseAttributes = [
  'id',
  'title',
  'name',
  'kind',
  'bytes',
  'tags',
  'createdAt',
  'changedAt',
  'changedBy',
  'revision',
] as const satisfies readonly (keyof FileRecord)[];

/** A record as the API returns it, without the object's name in the bucket. */
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
    changedBy,
    revision,
  }: Pick<FileRecord, (typeof fileResponseAttributes)[number]>,
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
    changedBy,
    revision,
  };
}

const noFile = () => notFound('This file');

/** @throws 404 */
export async function requireFile(table: Table, scope: CompanyScope, fileId: number): Promise<FileRecord> {
  return required(await table.get(fileEntity.key(scope, fileId)), noFile);
}

/**
 * Changes a file's record. `revision` is the one that the save is based on.
 * @throws 404 where it was deleted, 409 where someone else changed it in the meantime
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
