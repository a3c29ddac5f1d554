import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import { pageEntity } from '../core/entities/page';
import { conflict } from '../core/errors';
import { type NewJob, sharedJob } from '../core/jobs';
import { launchConflict } from '../core/release/live-launch';
import type { Write } from '../core/table';
import { scheduleJobId } from './schedule-job-id';

/** What is planned for a page's versions becomes something else; refused where any of it, or a version, changed since. */
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

/** One job for everything of a company that is due at a moment. One that finds nothing due does nothing. */
export function jobsAt(scope: CompanyScope, moments: readonly (string | undefined)[], now: Date): NewJob[] {
  return moments.flatMap((moment) =>
    moment
      ? sharedJob(scope, { kind: 'keep-schedule' }, { dueAt: new Date(moment), jobId: scheduleJobId, now })
      : [],
  );
}
