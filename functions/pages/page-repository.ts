import type { CompanyScope } from '../core/company-scope';
import { writeConflict } from '../core/conflicts';
import { pageEntity } from '../core/entities/page';
import { type VersionRecord, versionEntity } from '../core/entities/version';
import { conflict } from '../core/errors';
import type { PageTree } from '../core/pages/page-tree';
import type { Write } from '../core/table';

/** The first, empty draft of a page. */
export function firstDraft(scope: CompanyScope, pageId: number, email: string, now: Date): VersionRecord {
  return {
    ...versionEntity.key(scope, pageId, 1),
    versionId: 1,
    status: 'draft',
    placements: [],
    nextN: 1,
    htmlBytes: 0,
    timestamp: now.toISOString(),
    email,
    comments: '',
    revision: 1,
  };
}

/**
 * Makes a concurrent restore of a hidden page notice that its path was taken.
 * @throws WriteConflict when the write is committed and the page was restored since
 */
export function bumpTreeRevision(scope: CompanyScope, tree: PageTree, path: string): Write[] {
  const roots = tree
    .pagesAtPath(path)
    .map((page) => tree.deletedAncestorOf(page) ?? page)
    .filter((page) => page.isDeleted);
  return [...new Set(roots)].map((root) => ({
    update: pageEntity.key(scope, root.id),
    add: { treeRevision: 1 },
    condition: { equals: { isDeleted: true } },
    refused: writeConflict,
  }));
}

export function siteIsBusy() {
  return conflict('The pages above this one are being changed right now. Nothing was saved: try again.');
}
