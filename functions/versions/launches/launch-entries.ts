import { limits } from '@galley/shared/limits';
import { sitePartNames } from '@galley/shared/site-parts';
import type { CompanyScope } from '../../core/company-scope';
import { type LaunchPageRecord, launchPageEntity } from '../../core/entities/launch';
import { versionEntity } from '../../core/entities/version';
import { conflict } from '../../core/errors';

import { requirePage } from '../../core/pages/page-rules';
import { readAroundNewPage } from '../../core/pages/part-of-tree';
import { chunk, type Table, type Write } from '../../core/table';

/**
 * The current open versions of pages as entries of a launch.
 * @throws 404, or 409 naming the pages that have none
 */
export async function entriesOf(
  table: Table,
  scope: CompanyScope,
  launchId: number,
  pageIds: readonly number[],
): Promise<LaunchPageRecord[]> {
  const tree = await readAroundNewPage(table, scope, pageIds);
  const pages = [...new Set(pageIds)].map((pageId) => requirePage(tree, pageId));
  const without = pages.filter(({ openVersionId, isDeleted }) => openVersionId === null || isDeleted);
  if (without.length > 0) {
    const names = without.map(({ name }) => `'${name}'`).join(', ');
    throw conflict(`Only a page with a draft or a pending version can go along. These have none: ${names}.`);
  }
  const versions = await table.batchGet(
    pages.map(({ id, openVersionId }) => versionEntity.key(scope, id, openVersionId ?? 0)),
  );
  return pages.map(({ id: pageId, liveVersionId, openVersionId }, index) => ({
    ...launchPageEntity.key(scope, launchId, pageId),
    launchId,
    pageId,
    what: 'publish',
    versionId: openVersionId ?? 0,
    revision: versions[index]?.revision ?? 0,
    liveVersionId,
  }));
}

/** @throws 409 where a launch would have too many pages */
export function requireLaunchRoom(pages: number): void {
  if (pages > limits.launchPages) {
    throw conflict(`A launch has at most ${limits.launchPages} pages. Make another launch for the others.`);
  }
}

/** The first transaction also contains the launch, the log entry and the initial parts of the site. */
const entriesAtOnce = limits.transactionItems - 2 - sitePartNames.length;

/** Commits the writes of many entries, each transaction with its own change of the launch. */
export async function commitEntries(
  table: Table,
  writes: readonly Write[],
  withLaunch: (part: number, index: number) => readonly Write[],
): Promise<void> {
  for (const [index, part] of chunk(writes, entriesAtOnce).entries()) {
    await table.commit([...withLaunch(part.length, index), ...part]);
  }
}
