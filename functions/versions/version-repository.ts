import type { CompanyScope } from '../core/company-scope';
import { type PageRecord, pageEntity } from '../core/entities/page';
import { settingsEntity } from '../core/entities/site';
import {
  type LogRecord,
  type VersionRecord,
  versionEntity,
  versionLogEntity,
} from '../core/entities/version';
import { conflict, orNotFound } from '../core/errors';
import { launchConflict } from '../core/release/live-launch';
import type { Table, Write } from '../core/table';

/**
 * Reads a page with its newest version. An open version is always the newest, because there is at most one.
 */
export async function readPageAndNewest(table: Table, scope: CompanyScope, pageId: number) {
  const [page, newest] = await Promise.all([
    table.get(pageEntity.key(scope, pageId)).then(orNotFound('This page')),
    table.query(versionEntity.range(scope, pageId), { descending: true, limit: 1, whole: true }),
  ]);
  return { page, newest: newest.items[0] };
}

/** The recipients of version mails. */
export async function readVersionEmails(table: Table, scope: CompanyScope): Promise<string[]> {
  return (await table.get(settingsEntity.key(scope)))?.adminVersionUpdateEmails ?? [];
}

const versionConflict = () => conflict('Someone else changed this version in the meantime. Reload the page.');

/** A change of a version's status; refused with 409 where it is no longer in the state that was read. */
export function versionTransition(
  scope: CompanyScope,
  pageId: number,
  version: VersionRecord,
  set: Partial<VersionRecord>,
): Write {
  return {
    update: versionEntity.key(scope, pageId, version.versionId),
    set: { ...set },
    add: { revision: 1 },
    // Also conditional on the revision: only what was reviewed may be published, not a version that was
    // recalled and submitted again.
    condition: { equals: { status: version.status, revision: version.revision } },
    refused: versionConflict,
  };
}

/** A change of a page's version attributes in the page list, which does not raise the page's revision. */
export function pageVersionChange(scope: CompanyScope, page: PageRecord, set: Partial<PageRecord>): Write {
  return {
    update: pageEntity.key(scope, page.id),
    set: { ...set },
    condition: {
      equals: {
        openVersionId: page.openVersionId,
        openStatus: page.openStatus,
        isDeleted: page.isDeleted,
        scheduleRevision: page.scheduleRevision,
        nextRun: undefined,
      },
    },
    refused: (current) => launchConflict(current) ?? versionConflict(),
  };
}

/** The log of a page, newest first. */
export async function readLog(table: Table, scope: CompanyScope, pageId: number): Promise<LogRecord[]> {
  const { items } = await table.query(versionLogEntity.range(scope, pageId), { descending: true });
  return items;
}
