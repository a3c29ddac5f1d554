import type { CompanyScope } from '../core/company-scope';
import { logger } from '../core/logger';
import { readPageTree } from '../core/pages/page-list-repository';
import type { Table } from '../core/table';
import { encodePath } from './page-path';

/**
 * The path to which visitors are sent after submitting a form; undefined where they could not open that page.
 * The submission is already stored, so a failed lookup here must not cause an error response.
 */
export async function thankYouPath(
  { table, scope }: { table: Table; scope: CompanyScope },
  pageId: number | undefined,
): Promise<string | undefined> {
  if (pageId === undefined) return undefined;
  try {
    const tree = await readPageTree(table, scope);
    const page = tree.page(pageId);
    return page && !page.isExternal && tree.isPublic(page) ? encodePath(tree.pathOf(page)) : undefined;
  } catch (error) {
    logger.warn('the thank-you page of a form could not be looked up', { error: error as Error });
    return undefined;
  }
}
