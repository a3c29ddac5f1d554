import type { CompanyScope } from '../company-scope';
import { pageEntity } from '../entities/page';
import type { Table } from '../table';

/** The live pages that show a form, according to the page list. */
export async function livePagesWithForm(
  table: Table,
  scope: CompanyScope,
  formId: number,
): Promise<number[]> {
  const pages = await table.queryAll(pageEntity.range(scope), {
    attributes: ['id', 'liveVersionId', 'formIds'],
  });
  return pages
    .filter((page) => page.liveVersionId !== null && page.formIds?.includes(formId))
    .map((page) => page.id);
}
