import type { CompanyScope } from '../core/company-scope';
import { componentEntity } from '../core/entities/version';
import type { Table } from '../core/table';

/** Deletes the components of a deleted draft. Its version header is gone, so they are unreachable. */
export async function clearComponents(
  table: Table,
  scope: CompanyScope,
  pageId: number,
  versionId: number,
): Promise<void> {
  const left = await table.queryAll(componentEntity.range(scope, pageId, versionId));
  await table.commitInParts(left.map((component) => ({ delete: component })));
}
