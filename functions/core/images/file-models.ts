import { fileUrlOf } from '@galley/shared/file-rules';
import { fileIdsIn } from '@galley/shared/page-links';
import type { FileModel, FileModels } from '@galley/shared/schemas/file';
import type { CompanyScope } from '../company-scope';
import { type FileRecord, fileEntity } from '../entities/image';
import type { Table } from '../table';

/**
 * The files that this content refers to, as pages show them, in one round trip; no trip where it refers to
 * none. A deleted file is omitted.
 */
export async function readFileModels(
  table: Table,
  scope: CompanyScope,
  content: unknown,
): Promise<FileModels> {
  const ids = fileIdsIn(content);
  if (ids.length === 0) return {};
  const records = await table.batchGet(ids.map((fileId) => fileEntity.key(scope, fileId)));
  return Object.fromEntries(
    records.flatMap((record) => (record ? [[record.id, fileModelOf(scope, record)]] : [])),
  );
}

const fileModelOf = (scope: CompanyScope, { id, name, title, kind, bytes }: FileRecord): FileModel => ({
  title,
  href: `/images/${fileUrlOf(scope.company, id, name)}`,
  kind,
  bytes,
});

/** The numbers of all files of a library; only that attribute is read. */
export async function readFileIds(table: Table, scope: CompanyScope): Promise<ReadonlySet<number>> {
  const records = await table.queryAll(fileEntity.range(scope), { attributes: ['id'] });
  return new Set(records.map(({ id }) => id));
}
