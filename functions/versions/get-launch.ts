import type { Contract } from '@galley/shared/contract/contract';
import { timeZoneOf } from '../core/companies/time-zone';
import type { Operation } from '../core/operation';
import { PageTree } from '../core/pages/page-tree';
import { readSite } from '../core/release/site';
import { planLaunch } from './launches/launch-plan';
import { isOutdated } from './launches/launch-refusals';
import { readLaunch, readVersions } from './launches/launch-repository';
import { toLaunch } from './launches/launch-responses';

/** A launch with its pages, and what would keep it from being published now. */
export const getLaunch: Operation<Contract['getLaunch']> = async ({ table, scope, input, now }) => {
  const [{ launch, entries }, site] = await Promise.all([
    readLaunch(table, scope, input.launchId),
    readSite(table, scope),
  ]);
  const isPlanned = launch.state === 'planned';
  const versions = isPlanned ? await readVersions(table, scope, entries) : [];
  const refusals = isPlanned ? planLaunch(scope, { site, entries, versions }, now).refusals : [];
  const problems = new Map(refusals.map(({ pageId, reason }) => [pageId, reason]));
  const tree = new PageTree(site.pages, site.orders);
  return {
    ...toLaunch(launch),
    timeZone: timeZoneOf(site.settings),
    refusals: isPlanned ? (launch.refusals ?? []) : [],
    pageList: entries.map((entry, index) => {
      const { pageId, what, versionId } = entry;
      const page = tree.page(pageId);
      const problem = problems.get(pageId);
      const [pageName, path] = page ? [page.name, tree.pathOf(page)] : [`Page ${pageId}`, ''];
      const about = problem && { problem, isOutdated: isOutdated(page, entry, versions[index]) };
      return { pageId, pageName, path, what, versionId, ...about };
    }),
  };
};
