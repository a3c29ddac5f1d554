import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { chromeEntity, releaseEntity } from '../core/entities/path';
import type { ReleaseState } from '../core/release/release-state';
import { runRelease } from '../core/release/run-release';
import type { Table, Write } from '../core/table';

/**
 * To be called before pages are looked for that show what was saved: a publish that read it before is made to read
 * again, so that it either shows what is saved now or is found. It raises the release's number, whose value every
 * release under way has read; the chrome carries a copy.
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

/** Makes the chrome again where nothing changes but what it is made from. */
export function renderChrome(table: Table, scope: CompanyScope, release: ReleaseState): Promise<void> {
  return runRelease(
    { table, scope, now: new Date(), release },
    async () => undefined,
    () => ({}),
  );
}
