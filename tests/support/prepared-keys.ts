import type { CompanyScope } from '@galley/functions/core/company-scope';
import { pageEntity } from '@galley/functions/core/entities/page';
import { pathEntity } from '@galley/functions/core/entities/path';
import type { Table } from '@galley/functions/core/table';

/** The pages and paths of a company that contain prepared data of a launch. */
export async function preparedKeys(table: Table, scope: CompanyScope): Promise<string[]> {
  const [pages, paths] = await Promise.all([
    table.queryAll(pageEntity.range(scope)),
    table.queryAll(pathEntity.range(scope)),
  ]);
  return [...pages, ...paths].filter(({ nextRun }) => nextRun).map(({ sk }) => sk);
}
