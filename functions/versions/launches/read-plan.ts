import type { CompanyScope } from '../../core/company-scope';
import type { VersionRecord } from '../../core/entities/version';
import type { Site } from '../../core/release/site';
import type { Table } from '../../core/table';
import { planParts } from './launch-parts';
import { type LaunchPlan, planLaunch } from './launch-plan';
import { type Launch, readVersions } from './launch-repository';

/** What a launch makes of the site as it is now, and the version of each of its pages. */
export async function readPlan(
  table: Table,
  scope: CompanyScope,
  site: Site,
  { entries, parts }: Pick<Launch, 'entries' | 'parts'>,
  now: Date,
): Promise<{ plan: LaunchPlan; versions: (VersionRecord | undefined)[] }> {
  const [versions, ready] = await Promise.all([
    readVersions(table, scope, entries),
    planParts(scope, { site, parts, now }),
  ]);
  return { plan: planLaunch(scope, { site, entries, versions, parts: ready }, now), versions };
}
