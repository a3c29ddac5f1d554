import type { Contract } from '@galley/shared/contract/contract';
import { timeZoneOf } from '../core/companies/time-zone';
import type { Operation } from '../core/operation';
import { PageTree } from '../core/pages/page-tree';
import { readSite } from '../core/release/site';
import { isPlanned } from './launches/launch-parts';
import { isOutdated } from './launches/launch-refusals';
import { readLaunch } from './launches/launch-repository';
import { toLaunch, toLaunchPart } from './launches/launch-responses';
import { readPlan } from './launches/read-plan';

/** A launch with its pages, and what would prevent publishing it now. */
export const getLaunch: Operation<Contract['getLaunch']> = async ({ table, scope, input, now }) => {
  const [read, site] = await Promise.all([readLaunch(table, scope, input.launchId), readSite(table, scope)]);
  const { launch, entries, parts } = read;
  const isOpen = isPlanned(launch);
  const planned = isOpen ? await readPlan(table, scope, site, read, now) : undefined;
  const { plan: { refusals } = { refusals: [] }, versions = [] } = planned ?? {};
  const problems = new Map(refusals.map(({ pageId, reason }) => [pageId, reason]));
  const tree = new PageTree(site.pages, site.orders);
  return {
    ...toLaunch(launch),
    timeZone: timeZoneOf(site.settings),
    refusals: isOpen ? (launch.refusals ?? []) : [],
    partList: parts.map((entry) => toLaunchPart(site, entry, isOpen ? refusals : undefined)),
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
