import { fileKinds } from '@galley/shared/file-rules';
import type { CompanyScope } from '../core/company-scope';
import { fileEntity, imageEntity } from '../core/entities/image';
import { copyReplacement, fileObject, imageObject, removeObjects } from '../core/images/image-store';
import type { JobWork } from '../core/jobs';
import type { Table } from '../core/table';

const rounds = 5;

/** The object that a library record refers to. */
interface Placed {
  object: string;
  contentType: string;
  replacement: string | undefined;
}

/** Puts the picture that its record refers to at its URL. */
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

/** The same for a file. */
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
 * Two replacements may be copied concurrently, the older one last, so the record is read again after each
 * copy until it still refers to the object that was copied.
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
    if (!record) await removeObjects(scope, [object]); // deleted during the copy
    if (isCopied && record?.replacement === replacement) break;
  }
  if (superseded !== null && superseded !== record?.replacement) await removeObjects(scope, [superseded]);
}
