import { limits } from '@galley/shared/limits';
import type { CompanyScope } from '../core/company-scope';
import { componentEntity } from '../core/entities/version';
import { chunk, type Table } from '../core/table';

/** Deletes the components of a deleted draft. Its version header is gone, so they are unreachable. */
export async function clearComponents(
  table: Table,
  scope: CompanyScope,
  pageId: number,
  versionId: number,
): Promise<void> {
  const left = await table.queryAll(componentEntity.range(scope, pageId, versionId));
  for (const part of chunk(left, limits.prepareItems)) {
    await table.commit(part.map(({ pk, sk }) => ({ delete: { pk, sk } })));
  }
}
