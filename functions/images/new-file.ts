import { countWrite } from '../core/companies/company-counts';
import type { CompanyScope } from '../core/company-scope';
import { type FileRecord, fileEntity } from '../core/entities/image';
import { conflict } from '../core/errors';
import { fileObject, putObject } from '../core/images/image-store';
import type { Write } from '../core/table';
import type { CheckedFile } from '../core/uploads/read-file';

interface OfNewFile {
  id: number;
  /** The user who adds it. */
  changedBy: number;
  /** The last part of its URL. */
  name: string;
  title: string;
  file: CheckedFile;
  now: Date;
}

/** Stores the bytes of a new file. Its record exists only after the caller has committed the writes. */
export async function storeNewFile(
  scope: CompanyScope,
  { id, changedBy, name, title, file: { kind, bytes, contentType }, now }: OfNewFile,
): Promise<Write[]> {
  await putObject(scope, fileObject(scope, { id, name }), { bytes, contentType });
  return newFileWrites(scope, { id, changedBy, title, name, kind, bytes: bytes.length }, now);
}

type OfRecord = Pick<FileRecord, 'id' | 'title' | 'name' | 'kind' | 'bytes' | 'replacement' | 'changedBy'>;

/** The record of a new file, and the change of the company's counts. */
export function newFileWrites(scope: CompanyScope, file: OfRecord, now: Date): Write[] {
  const record: FileRecord = {
    ...fileEntity.key(scope, file.id),
    ...file,
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
    revision: 1,
  };
  return [
    {
      put: { ...record },
      condition: { absent: true },
      refused: () => conflict('Another file took this number. Nothing was saved: try again.'),
    },
    countWrite(scope, { files: 1, imageBytes: file.bytes }),
  ];
}
