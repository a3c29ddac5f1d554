import type { CompanyScope } from '../core/company-scope';
import { retryOnConflict, writeConflict } from '../core/conflicts';
import { releaseEntity } from '../core/entities/path';
import { BusyError } from '../core/errors';
import { readPageTree } from '../core/pages/page-list-repository';
import { releaseIs } from '../core/release/release-plan';
import { readOwnRelease } from '../core/release/rerender';
import { sitemapIfChanged } from '../core/release/sitemap';
import type { Table } from '../core/table';

const busy = { attempts: 5, orElse: () => new BusyError() };

/**
 * Writes the sitemap of the current site.
 * @returns whether it changed
 */
export async function writeSitemap(table: Table, scope: CompanyScope): Promise<boolean> {
  return retryOnConflict(busy, async () => {
    const release = await readOwnRelease(table, scope);
    const { state, writes } = sitemapIfChanged(scope, await readPageTree(table, scope), release);
    if (writes.length === 0) return false;
    const noted = {
      update: releaseEntity.key(scope),
      set: { ...state },
      condition: releaseIs(release),
      refused: writeConflict,
    };
    await table.commit([noted, ...writes]);
    return true;
  });
}
