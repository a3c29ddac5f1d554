import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import { pageEntity } from '../core/entities/page';
import { conflict } from '../core/errors';
import { type NewJob, scheduleJob } from '../core/jobs';
import { launchConflict } from '../core/release/live-launch';
import type { Write } from '../core/table';

/** Changes the schedule of a page's versions, on the condition that neither it nor a version has changed. */
export function planChange(
  scope: CompanyScope,
  page: PageRecord,
  set: Pick<Partial<PageRecord>, 'schedule' | 'takeDown'>,
): Write {
  const { openVersionId, openStatus, liveVersionId, isDeleted, scheduleRevision } = page;
  return {
    update: pageEntity.key(scope, page.id),
    set: { ...set },
    add: { scheduleRevision: 1 },
    condition: {
      equals: { openVersionId, openStatus, liveVersionId, isDeleted, scheduleRevision, nextRun: undefined },
    },
    refused: (current) =>
      launchConflict(current) ??
      conflict('Someone else changed this page in the meantime. Reload it and look again.'),
  };
}

/** The jobs for these moments of some pages. */
export const jobsAt = (
  scope: CompanyScope,
  moments: readonly (string | undefined)[],
  pageIds: readonly number[],
  now: Date,
): NewJob[] => moments.flatMap((moment) => (moment ? scheduleJob(scope, moment, pageIds, now) : []));
