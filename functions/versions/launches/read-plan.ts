import type { CompanyScope } from '../../core/company-scope';
import type { VersionRecord } from '../../core/entities/version';
import type { PartOfSite, Site } from '../../core/release/site';
import type { Table } from '../../core/table';
import { planParts } from './launch-parts';
import { type LaunchPlan, planLaunch } from './launch-plan';
import { type Launch, readLaunch, readVersions } from './launch-repository';

/** A launch with the version of each of its pages. */
export interface LaunchWithVersions extends Launch {
  versions: (VersionRecord | undefined)[];
}

/** @throws 404 */
export async function readLaunchWithVersions(
  table: Table,
  scope: CompanyScope,
  launchId: number,
): Promise<LaunchWithVersions> {
  const read = await readLaunch(table, scope, launchId);
  return { ...read, versions: await readVersions(table, scope, read.entries) };
}

/** The plan of a launch for the current site. */
export async function planOf(
  scope: CompanyScope,
  site: Site | PartOfSite,
  { entries, versions, parts }: Pick<LaunchWithVersions, 'entries' | 'versions' | 'parts'>,
  now: Date,
): Promise<LaunchPlan> {
  const ready = await planParts(scope, { site, parts, now });
  return planLaunch(scope, { site, entries, versions, parts: ready }, now);
}

/** The ids of the pages of a launch. */
export const pagesOf = ({ entries }: Pick<Launch, 'entries'>): number[] =>
  entries.map(({ pageId }) => pageId);
