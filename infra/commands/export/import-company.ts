import { activityWrite, operator } from '@galley/functions/core/activity-log';
import { formCounterEntity } from '@galley/functions/core/entities/form';
import { pageCounterEntity } from '@galley/functions/core/entities/page';
import type { PartitionName } from '@galley/functions/core/entities/partitions';
import { chromeEntity } from '@galley/functions/core/entities/path';
import type { ImportRecord } from '@galley/functions/core/entities/vendor';
import { importEntity, installationRerenderEntity } from '@galley/functions/core/entities/vendor';
import { conflict } from '@galley/functions/core/errors';
import { invalidationJob } from '@galley/functions/core/jobs';
import { claimsOf } from '@galley/functions/core/sign-in/sign-on-claims';
import { type Item, Table, type Write } from '@galley/functions/core/table';
import { partitionOf } from './company-partitions';
import type { CompanyStore, OnProgress } from './export-company';
import { checkTarget } from './import-checks';
import { writeContent } from './import-content';
import type { ImportPlan } from './import-plan';
import { makePoolUsers, type UserPool, writeUsers } from './import-users';
import { putItems, type RawItem, recordOf } from './raw-items';

export interface ImportTarget extends CompanyStore, UserPool {}

/**
 * Creates the company of a file, with the same numbers and paths, so that its pages are the same bytes. The
 * company is never visible half-imported: its record, its place in the registry and its chrome come last, in
 * one transaction. If it is interrupted, importing the same file again continues.
 * @throws CommandFailed before anything is written where the company cannot be imported
 */
export async function importCompany(
  target: ImportTarget,
  plan: ImportPlan,
  now: Date,
  onProgress: OnProgress,
): Promise<void> {
  const table = new Table(target.tableName, () => target.dynamo);
  const begun = (await checkTarget(table, plan)) ?? (await begin(table, plan, now));
  if (!begun.isThere) {
    await writeUsers(table, plan);
    await makePoolUsers(target, plan, onProgress);
  }
  const { parts, jobs } = await writeContent(target, table, plan, begun, onProgress);
  if (!begun.isThere) await openCompany(table, plan, parts, now);
  await putItems(target, jobs);
  await table.commit([{ delete: importEntity.key(plan.scope) }]);
}

/** Counters come first: with them, everything that an abandoned import wrote can be found again. */
async function begin(table: Table, plan: ImportPlan, now: Date): Promise<ImportRecord> {
  const { scope, end } = plan;
  const begun: ImportRecord = {
    ...importEntity.key(scope),
    sha256: end.sha256,
    startedAt: now.toISOString(),
    lines: 0,
    isThere: false,
  };
  await table.commit([
    {
      put: { ...begun },
      condition: { absent: true },
      refused: () => conflict('Someone else began to import this company just now.'),
    },
    { put: { ...pageCounterEntity.key(scope), lastId: highestOf(plan, 'page') } },
    { put: { ...formCounterEntity.key(scope), lastId: highestOf(plan, 'form') } },
  ]);
  return begun;
}

function highestOf({ scope, partitions }: ImportPlan, kind: PartitionName): number {
  const ofKind = [...partitions.keys()].filter((pk) => partitionOf(scope, pk) === kind);
  return ofKind.reduce((highest, pk) => Math.max(highest, Number(pk.split('#').at(-1))), 0);
}

/** From this transaction on, staff and visitors can use the company. */
async function openCompany(
  table: Table,
  { scope, header, company, end }: ImportPlan,
  parts: readonly RawItem[],
  now: Date,
): Promise<void> {
  // Another release may have rendered its pages, which the next sweep has to check; before the first sweep
  // this happens anyway.
  const swept = await table.get(installationRerenderEntity.key());
  const sweepAgain: Write[] = swept
    ? [{ update: installationRerenderEntity.key(), remove: ['finishedAt'], condition: { exists: true } }]
    : [];
  const madeMeanwhile = () => conflict(`A company '${scope.company}' was made while this one was imported.`);
  await table.commit([
    ...parts.map((raw): Write => {
      const put = recordOf<Item>(raw);
      if (put.sk === chromeEntity.key(scope).sk) return { put };
      return { put, condition: { absent: true }, refused: madeMeanwhile };
    }),
    ...[...claimsOf(company.signOn).values()].map(
      ({ key, name }): Write => ({
        put: { ...key, company: scope.company },
        condition: { anyOf: [{ absent: true }, { equals: { company: scope.company } }] },
        refused: () => conflict(`${name} has been taken by another company in the meantime.`),
      }),
    ),
    activityWrite(scope, {
      actor: operator,
      action: `Imported the company as it was on ${header.exportedAt}`,
      at: now,
    }),
    // The CDN may have cached that this site does not exist.
    invalidationJob(scope, now).write,
    ...sweepAgain,
    // From here on users may be at work, so only jobs of the file are still written.
    { update: importEntity.key(scope), set: { isThere: true, lines: end.lines } },
  ]);
}
