import type { CompanyScope } from '@galley/functions/core/company-scope';
import type { LaunchRecord } from '@galley/functions/core/entities/launch';
import type { ReleaseState } from '@galley/functions/core/release/release-state';
import type { Site } from '@galley/functions/core/release/site';
import type { Table } from '@galley/functions/core/table';
import { flipOfLaunch } from '@galley/functions/versions/launches/flip-launch';
import { readContents } from '@galley/functions/versions/launches/launch-bodies';
import type { LaunchPlan } from '@galley/functions/versions/launches/launch-plan';
import { prepareLaunch as prepare } from '@galley/functions/versions/launches/prepare-launch';

interface Planned {
  launch: LaunchRecord;
  site: Site;
  plan: LaunchPlan;
  now: Date;
}

/** The steps of a launch one by one, each from the whole site as it was read. */
export async function prepareLaunch(table: Table, scope: CompanyScope, planned: Planned): Promise<void> {
  const contents = await readContents(table, scope, planned.plan.planned);
  await prepare(table, scope, { ...planned, contents, held: planned.site.pages });
}

export async function flipLaunch(
  table: Table,
  scope: CompanyScope,
  planned: Planned & { state: ReleaseState },
): Promise<void> {
  const { writes } = await flipOfLaunch(table, scope, planned);
  await table.commit(writes);
}
