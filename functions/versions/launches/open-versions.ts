import type { CompanyScope } from '../../core/company-scope';
import { type LaunchPageRecord, launchPageEntity } from '../../core/entities/launch';
import type { PageRecord } from '../../core/entities/page';
import { type VersionRecord, versionEntity } from '../../core/entities/version';
import { PageTree } from '../../core/pages/page-tree';
import type { Site } from '../../core/release/site';
import type { Table } from '../../core/table';
import { type LaunchPlan, planWhatCanGo } from './launch-plan';

interface Candidate {
  page: PageRecord;
  version: VersionRecord;
}

export interface OpenVersions {
  /** The current pages. */
  tree: PageTree;
  /** The pages that can go live together, and the resulting site. */
  plan: LaunchPlan;
  /** Why the others cannot, by page id. */
  problems: Map<number, string>;
  candidates: Candidate[];
}

/** Plans the open versions of pages as if all had been submitted: which of them can go live together. */
export async function planOpenVersions(
  table: Table,
  scope: CompanyScope,
  site: Site,
  pageIds: readonly number[],
  now: Date,
): Promise<OpenVersions> {
  const tree = new PageTree(site.pages, site.orders);
  const problems = new Map<number, string>();
  const pages = [...new Set(pageIds)].flatMap((pageId) => {
    const page = tree.page(pageId);
    const problem = problemOf(page);
    if (problem !== undefined) problems.set(pageId, problem);
    return page && problem === undefined ? [page] : [];
  });
  const versions = await table.batchGet(
    pages.map(({ id, openVersionId }) => versionEntity.key(scope, id, openVersionId ?? 0)),
  );
  const candidates = pages.flatMap((page, index): Candidate[] => {
    const version = versions[index];
    return version ? [{ page, version }] : [];
  });
  const entries = candidates.map((candidate) => entryOf(scope, 0, candidate));
  const submitted = candidates.map(({ version }): VersionRecord => ({ ...version, status: 'pending' }));
  const { plan, problems: found } = planWhatCanGo(scope, { site, entries, versions: submitted }, now);
  for (const { pageId, reason } of found) problems.set(pageId, reason);
  const going = new Set(plan.planned.map(({ page }) => page.id));
  return { tree, plan, problems, candidates: candidates.filter(({ page }) => going.has(page.id)) };
}

/** The entry of a launch for the current open version of a page. */
export function entryOf(
  scope: CompanyScope,
  launchId: number,
  { page: { id: pageId, liveVersionId }, version: { versionId, revision } }: Candidate,
): LaunchPageRecord {
  return {
    ...launchPageEntity.key(scope, launchId, pageId),
    launchId,
    pageId,
    what: 'publish',
    versionId,
    revision,
    liveVersionId,
  };
}

function problemOf(page: PageRecord | undefined): string | undefined {
  if (!page) return 'This page was not found.';
  if (page.isDeleted) return 'The page is deleted. Restore it first.';
  if (page.isExternal) return 'An external page has no versions: saving it puts it on the site.';
  return page.openVersionId === null ? 'There is nothing to publish: the page has no draft.' : undefined;
}
