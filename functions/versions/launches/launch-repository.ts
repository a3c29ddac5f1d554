import type { CompanyScope } from '../../core/company-scope';
import { writeConflict } from '../../core/conflicts';
import type { Item } from '../../core/entities/key';
import {
  type LaunchPageRecord,
  type LaunchPartRecord,
  type LaunchRecord,
  launchEntity,
  launchPageEntity,
  launchPartEntity,
} from '../../core/entities/launch';
import { type VersionRecord, versionEntity } from '../../core/entities/version';
import { conflict, orNotFound } from '../../core/errors';
import type { Table, Write } from '../../core/table';
import { isPlanned } from './launch-parts';

export interface Launch {
  launch: LaunchRecord;
  entries: LaunchPageRecord[];
  parts: LaunchPartRecord[];
}

/** @throws 404 */
export async function readLaunch(table: Table, scope: CompanyScope, launchId: number): Promise<Launch> {
  const [launch, entries, parts] = await Promise.all([
    table.get(launchEntity.key(scope, launchId)).then(orNotFound('This launch')),
    table.queryAll(launchPageEntity.range(scope, launchId), { whole: true }),
    table.queryAll(launchPartEntity.range(scope, launchId), { whole: true }),
  ]);
  return { launch, entries, parts };
}

/** The version of each page of a launch. */
export function readVersions(
  table: Table,
  scope: CompanyScope,
  entries: readonly LaunchPageRecord[],
): Promise<(VersionRecord | undefined)[]> {
  return table.batchGet(entries.map(({ pageId, versionId }) => versionEntity.key(scope, pageId, versionId)));
}

/** The name of an attempt, which marks everything that it has prepared. */
export const runOf = ({ id, run }: Pick<LaunchRecord, 'id' | 'run'>): string => `${id}.${run}`;

const changedMeanwhile = () =>
  conflict('Someone else changed this launch in the meantime. Reload it and look again.');

/** A change of a launch, on the condition that it has not changed since it was read. */
export function launchChange(
  scope: CompanyScope,
  { id, state, revision }: LaunchRecord,
  set: Partial<LaunchRecord>,
  refused: (current: Item | undefined) => Error = changedMeanwhile,
): Write {
  return {
    update: launchEntity.key(scope, id),
    set: { ...set },
    add: { revision: 1 },
    condition: { equals: { state, revision } },
    refused,
  };
}

/**
 * The condition that this attempt is still in progress, for writing what it prepares.
 * @throws WriteConflict on commit
 */
export const whilePreparing = (scope: CompanyScope, { id, run }: LaunchRecord): Write => ({
  check: launchEntity.key(scope, id),
  condition: { equals: { state: 'preparing', run } },
  refused: writeConflict,
});

/** @throws 409 where the launch is a roll-back of another one */
export function requireForward({ name, rollsBack }: LaunchRecord): void {
  if (rollsBack) throw conflict(`'${name}' rolls back what another launch published, and nothing else.`);
}

/** @throws 409 unless the launch can still be changed */
export function requirePlanned({ name, state }: LaunchRecord): void {
  if (isPlanned({ state })) return;
  const published = `'${name}' was published, so it stays what it is. Make another launch.`;
  throw conflict(
    state === 'published' ? published : `'${name}' is being published right now. Try again in a minute.`,
  );
}
