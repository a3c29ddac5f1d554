import type { CompanyScope } from '../../core/company-scope';
import {
  type LaunchPageRecord,
  type LaunchPartRecord,
  type LaunchRecord,
  launchCounterEntity,
  launchEntity,
} from '../../core/entities/launch';
import type { Table, Write } from '../../core/table';
import { commitEntries, requireLaunchRoom } from './launch-entries';
import { withParts } from './launch-parts';

export const newLaunchId = (table: Table, scope: CompanyScope): Promise<number> =>
  table.increment(launchCounterEntity.key(scope), 'lastId');

interface NewLaunch extends Pick<LaunchRecord, 'id' | 'name' | 'email'> {
  rollsBack?: number;
  now: Date;
}

/** Stores a new launch with its first pages. */
export async function commitNewLaunch(
  table: Table,
  scope: CompanyScope,
  { now, ...launch }: NewLaunch,
  entries: readonly LaunchPageRecord[],
  log: Write,
  parts: readonly LaunchPartRecord[] = [],
): Promise<void> {
  requireLaunchRoom(entries.length);
  const at = now.toISOString();
  const record: LaunchRecord = {
    ...launchEntity.key(scope, launch.id),
    ...launch,
    ...withParts(parts.map(({ part }) => part)),
    run: 0,
    pages: 0,
    createdAt: at,
    changedAt: at,
    revision: 1,
  };
  const first = parts.map((part): Write => ({ put: { ...part } }));
  if (entries.length === 0) return table.commit([{ put: { ...record } }, ...first, log]);
  const puts = entries.map((entry): Write => ({ put: { ...entry } }));
  await commitEntries(table, puts, (pages, index) =>
    index === 0
      ? [{ put: { ...record, pages } }, ...first, log]
      : [{ update: launchEntity.key(scope, launch.id), add: { pages }, condition: { exists: true } }],
  );
}
