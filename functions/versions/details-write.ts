import type { CompanyScope } from '../core/company-scope';
import { writeConflict } from '../core/conflicts';
import { type VersionRecord, versionEntity } from '../core/entities/version';
import { conflict } from '../core/errors';
import type { Write } from '../core/table';

export const busyDetails = {
  attempts: 5,
  orElse: () => conflict('Several people are changing this version right now. Nothing was saved: try again.'),
};

/** Changes the details that an open version proposes. Its components may change at the same time. */
export function detailsWrite(
  scope: CompanyScope,
  pageId: number,
  { versionId, status, detailsRevision, revision }: VersionRecord,
  set: Pick<VersionRecord, 'details' | 'changedAt' | 'changedBy'>,
): Write {
  return {
    update: versionEntity.key(scope, pageId, versionId),
    set,
    add: { revision: 1, detailsRevision: 1 },
    condition: { equals: { status, detailsRevision, ...(status === 'pending' && { revision }) } },
    refused: writeConflict,
  };
}
