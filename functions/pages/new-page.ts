import { countWrite } from '../core/companies/company-counts';
import type { CompanyScope } from '../core/company-scope';
import { type PageRecord, pageEntity } from '../core/entities/page';
import type { VersionRecord } from '../core/entities/version';
import { drawnBy } from '../core/pages/appearance';
import { appendToOrder, assertAncestorsUnchanged } from '../core/pages/page-place-writes';
import type { PageDetails } from '../core/pages/page-rules';
import { type PageTree, parentIdOf } from '../core/pages/page-tree';
import { ifPathAvailable } from '../core/pages/path-reservations';
import { newPageWrites } from '../core/release/flip-pages';
import { pathRecord } from '../core/release/path-record';
import { forgetRedirect } from '../core/release/redirects';
import type { Write } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import { bumpTreeRevision, firstDraft } from './page-repository';

/** A page that is not public yet: an internal one with its first draft, an external one without versions. */
export function newPageRecord(
  scope: CompanyScope,
  id: number,
  details: PageDetails & Pick<PageRecord, 'slugWord'>,
  email: string,
  now: Date,
): PageRecord {
  const timestamp = now.toISOString();
  const { isExternal } = details;
  return {
    ...pageEntity.key(scope, id),
    id,
    ...details,
    isDeleted: false,
    isExternalLive: false,
    liveVersionId: null,
    openVersionId: isExternal ? null : 1,
    openStatus: isExternal ? null : 'draft',
    lastVersionId: isExternal ? 0 : 1,
    treeRevision: 0,
    createdAt: timestamp,
    changedAt: timestamp,
    changedBy: email,
    revision: 1,
  };
}

/** The consequences of a new page: the order of its siblings, the pages above, and the number of pages. */
export function placeWrites(scope: CompanyScope, tree: PageTree, page: PageRecord): Write[] {
  const order = page.showOnMenu ? [appendToOrder(scope, parentIdOf(page), page.id)] : [];
  return [
    ...order,
    ...assertAncestorsUnchanged(scope, tree.ancestors(page)),
    countWrite(scope, { pages: 1 }),
  ];
}

interface NewDraft {
  tree: PageTree;
  page: PageRecord;
  /** The user who creates it. */
  email: string;
  /** The current release of the site. */
  release: number;
  now: Date;
  /** The draft's components; absent where it is empty. */
  header?: Partial<VersionRecord>;
}

/**
 * An internal page with its first draft and its path.
 * @throws PathTakenError on commit
 */
export function draftPageWrites(
  scope: CompanyScope,
  { tree, page, email, release, now, header }: NewDraft,
): Write[] {
  const { id } = page;
  const path = tree.pathOf(page);
  const reservation = pathRecord(scope, path, page, release);
  return [
    ...newPageWrites(scope, { ...page, ...drawnBy(header?.placements ?? []) }),
    ...placeWrites(scope, tree, page),
    { put: { ...reservation }, ...ifPathAvailable(tree, path, id, now) },
    forgetRedirect(scope, path),
    ...bumpTreeRevision(scope, tree, path),
    { put: { ...firstDraft(scope, id, email, now), ...header } },
    logEntry(scope, id, { email, action: logActions.createdDraft(1) }, now),
  ];
}
