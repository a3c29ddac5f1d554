import { fileKinds } from '@galley/shared/file-rules';
import type { CompanyScope } from '../core/company-scope';
import { fileEntity, imageEntity } from '../core/entities/image';
import { copyReplacement, fileObject, imageObject, removeObjects } from '../core/images/image-store';
import type { JobWork } from '../core/jobs';
import type { Table } from '../core/table';

const rounds = 5;

/** What a record of the library says of its bytes. */
interface Placed {
  object: string;
  contentType: string;
  replacement: string | undefined;
}

/** Makes what a picture's address serves what its record says. */
export function placeImage(table: Table, scope: CompanyScope, work: JobWork<'place-image'>): Promise<void> {
  return place(scope, work.superseded, async () => {
    const record = await table.get(imageEntity.key(scope, work.imageId));
    return (
      record && {
        object: imageObject(record.imageUrl),
        contentType: record.contentType,
        replacement: record.replacement,
      }
    );
  });
}

/** The same of a file. */
export function placeFile(table: Table, scope: CompanyScope, work: JobWork<'place-file'>): Promise<void> {
  return place(scope, work.superseded, async () => {
    const record = await table.get(fileEntity.key(scope, work.fileId));
    return (
      record && {
        object: fileObject(scope, record),
        contentType: fileKinds[record.kind].contentType,
        replacement: record.replacement,
      }
    );
  });
}

/**
 * Two replacements may be placed at once, the older one last; so the record is read again after each copy, until it still
 * says what was copied.
 */
async function place(
  scope: CompanyScope,
  superseded: string | null,
  read: () => Promise<Placed | undefined>,
): Promise<void> {
  let record = await read();
  for (let round = 0; record?.replacement; round += 1) {
    if (round === rounds) throw new Error('The file is replaced again and again; the next run goes on.');
    const { replacement, object } = record;
    const isCopied = await copyReplacement(scope, replacement, record);
    record = await read();
    if (!record) await removeObjects(scope, [object]); // it was deleted while it was copied
    if (isCopied && record?.replacement === replacement) break;
  }
  if (superseded !== null && superseded !== record?.replacement) await removeObjects(scope, [superseded]);
}
