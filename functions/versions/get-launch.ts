import type { Contract } from '@galley/shared/contract/contract';
import { timeZoneOf } from '../core/companies/time-zone';
import type { Operation } from '../core/operation';
import { fromPartOfSite, treeOf } from '../core/release/site';
import { isPlanned } from './launches/launch-parts';
import { isOutdated } from './launches/launch-problems';
import { toLaunch, toLaunchPart } from './launches/launch-responses';
import { pagesOf, planOf, readLaunchWithVersions } from './launches/read-plan';

/** A launch with its pages, and what would prevent publishing it now. */
export const getLaunch: Operation<Contract['getLaunch']> = async ({ table, scope, input, now }) => {
  const read = await readLaunchWithVersions(table, scope, input.launchId);
  const { launch, entries, parts, versions } = read;
  const isOpen = isPlanned(launch);
  return fromPartOfSite(table, scope, pagesOf(read), async (site) => {
    const { problems: found } = isOpen ? await planOf(scope, site, read, now) : { problems: [] };
    const problems = new Map(found.map(({ pageId, reason }) => [pageId, reason]));
    const tree = treeOf(site);
    return {
      ...toLaunch(launch),
      timeZone: timeZoneOf(site.settings),
      refusals: isOpen ? (launch.refusals ?? []) : [],
      partList: parts.map((entry) => toLaunchPart(site, entry, isOpen ? found : undefined)),
      pageList: entries.map((entry, index) => {
        const { pageId, what, versionId } = entry;
        const page = tree.page(pageId);
        const problem = problems.get(pageId);
        const [pageName, path] = page ? [page.name, tree.pathOf(page)] : [`Page ${pageId}`, ''];
        const about = problem && {
          problem,
          isOutdated: isOutdated(page, entry, versions[index]),
          isDraft: what === 'publish' && page?.isDeleted === false && page.openStatus === 'draft',
        };
        return { pageId, pageName, path, what, versionId, ...about };
      }),
    };
  });
};
