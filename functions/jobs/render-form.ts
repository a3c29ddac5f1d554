import type { CompanyScope } from '../core/company-scope';
import { pageListKeys, pathKeys } from '../core/keys';
import type { PageRecord } from '../core/records/page-records';
import type { Table, Write } from '../core/table';

class NothingPublished extends Error {}

/**
 * A form was saved: which pages are to be rendered anew. A publish that read the form before that is made to read
 * again, so that it either shows the form as it is now or is listed here.
 */
export async function pagesToRenderFor(table: Table, scope: CompanyScope, formId: number): Promise<number[]> {
  await outdateReleases(table, scope);
  const pages = await table.queryAll<PageRecord>(pageListKeys.partition(scope), {
    prefix: pageListKeys.pagePrefix,
    attributes: ['id', 'liveVersionId', 'formIds'],
  });
  return pages
    .filter((page) => page.liveVersionId !== null && page.formIds?.includes(formId))
    .map((page) => page.id);
}

/** Raises the release's number, whose value every release under way has read; the chrome carries a copy. */
async function outdateReleases(table: Table, scope: CompanyScope): Promise<void> {
  const chrome = pathKeys.chrome(scope);
  const raise: Write = { update: pathKeys.release(scope), add: { release: 1 } };
  try {
    await table.commit([
      raise,
      {
        update: chrome,
        add: { release: 1 },
        condition: { exists: true },
        refused: () => new NothingPublished(),
      },
    ]);
  } catch (error) {
    if (!(error instanceof NothingPublished)) throw error;
    await table.commit([raise, { check: chrome, condition: { absent: true } }]);
  }
}
