import { readPageTree } from '../core/pages/page-list-repository';
import type { PageTree } from '../core/pages/page-tree';
import { chromeKey, type Reader, refuseClosedSite } from './visitor-read';

/**
 * All pages of a company; the caller selects the public ones.
 * @throws as `refuseClosedSite`
 */
export async function readPublicTree(reader: Reader): Promise<PageTree> {
  const { table, scope } = reader;
  const [[chrome], tree] = await Promise.all([
    table.batchGet([chromeKey(reader)]),
    readPageTree(table, scope),
  ]);
  refuseClosedSite(reader, chrome);
  return tree;
}
