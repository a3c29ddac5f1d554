import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { chromeEntity, releaseEntity } from '../core/entities/path';
import type { ReleaseState } from '../core/release/release-state';
import { runRelease } from '../core/release/run-release';
import type { Table, Write } from '../core/table';

/**
 * Call this before searching for the pages that show something which was saved: a concurrent publish that
 * read the earlier state must read again, so that it either shows the saved state or is found by the search.
 * It raises the release's number, which every release in progress has read; the chrome has a copy of it.
 */
export async function outdateReleases(table: Table, scope: CompanyScope): Promise<void> {
  const chrome = chromeEntity.key(scope);
  const raise: Write = { update: releaseEntity.key(scope), add: { release: 1 } };
  const nothingPublished = await conflictOf(
    table.commit([
      raise,
      { update: chrome, add: { release: 1 }, condition: { exists: true }, refused: writeConflict },
    ]),
  );
  if (nothingPublished) await table.commit([raise, { check: chrome, condition: { absent: true } }]);
}

/** Renders the chrome again, where only the data that it is made from has changed. */
export function renderChrome(table: Table, scope: CompanyScope, release: ReleaseState): Promise<void> {
  return runRelease(
    { table, scope, now: new Date(), release },
    async () => undefined,
    () => ({}),
  );
}
