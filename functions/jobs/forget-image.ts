import type { CompanyScope } from '../core/company-scope';
import { logoPicturesEntity } from '../core/entities/site';
import { removeObjects } from '../core/images/image-store';
import type { JobWork } from '../core/jobs';
import type { Table } from '../core/table';
import { objectsOf } from './make-logo-pictures';

/**
 * Deletes library objects that are no longer referenced. Pictures of a logo have the same objects again when
 * a change is taken back, so those of the current logo stay.
 */
export async function forgetImage(
  table: Table,
  scope: CompanyScope,
  { objects }: JobWork<'forget-image'>,
): Promise<void> {
  const current = await table.get(logoPicturesEntity.key(scope));
  const inUse = current ? objectsOf(current) : [];
  await removeObjects(
    scope,
    objects.filter((object) => !inUse.includes(object)),
  );
}
