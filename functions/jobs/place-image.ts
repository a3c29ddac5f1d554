import type { CompanyScope } from '../core/company-scope';
import { imageEntity } from '../core/entities/image';
import { copyReplacement, imageObject, removeObjects } from '../core/images/image-store';
import type { JobWork } from '../core/jobs';
import type { Table } from '../core/table';

const rounds = 5;

/**
 * Makes what a picture's address serves what its record says. Two replacements may be placed at once, the older one
 * last; so the record is read again after each copy, until it still says what was copied.
 */
export async function placeImage(
  table: Table,
  scope: CompanyScope,
  work: JobWork<'place-image'>,
): Promise<void> {
  const key = imageEntity.key(scope, work.imageId);
  let record = await table.get(key);
  for (let round = 0; record?.replacement; round += 1) {
    if (round === rounds) throw new Error('The picture is replaced again and again; the next run goes on.');
    const { replacement, imageUrl } = record;
    const isCopied = await copyReplacement(scope, record, replacement);
    record = await table.get(key);
    if (!record) await removeObjects(scope, [imageObject(imageUrl)]); // it was deleted while it was copied
    if (isCopied && record?.replacement === replacement) break;
  }
  if (work.superseded !== null && work.superseded !== record?.replacement) {
    await removeObjects(scope, [work.superseded]);
  }
}
