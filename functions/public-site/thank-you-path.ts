import type { CompanyScope } from '../core/company-scope';
import { logger } from '../core/logger';
import { readPageTree } from '../core/pages/page-list-repository';
import type { Table } from '../core/table';
import { asAddress } from './page-path';

/**
 * Where visitors are led once they have sent a form, undefined while they could not open that page. What was sent is
 * stored by now: that the page cannot be found at this moment is no reason to say anything else.
 */
export async function thankYouPath(
  { table, scope }: { table: Table; scope: CompanyScope },
  pageId: number | undefined,
): Promise<string | undefined> {
  if (pageId === undefined) return undefined;
  try {
    const tree = await readPageTree(table, scope);
    const page = tree.page(pageId);
    return page && !page.isExternal && tree.isPublic(page) ? asAddress(tree.pathOf(page)) : undefined;
  } catch (error) {
    logger.warn('the thank-you page of a form could not be looked up', { error: error as Error });
    return undefined;
  }
}
