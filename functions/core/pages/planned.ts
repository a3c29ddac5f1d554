import type { Planned } from '@galley/shared/schemas/schedule';
import type { PageRecord } from '../entities/page';

/** What is scheduled for a version of a page; undefined where nothing is. */
export function plannedOf(page: PageRecord, versionId: number | null): Planned | undefined {
  const { schedule, takeDown } = page;
  if (schedule?.versionId === versionId && page.openVersionId === versionId) {
    const { publishAt, takeDownAt, email, missed } = schedule;
    return { publishAt, ...(takeDownAt && { takeDownAt }), email, ...(missed && { missed }) };
  }
  if (takeDown?.versionId === versionId && page.liveVersionId === versionId) {
    const { takeDownAt, email, missed } = takeDown;
    return { takeDownAt, email, ...(missed && { missed }) };
  }
  return undefined;
}

/** The property of a response that holds the schedule, if any. */
export function plannedPart(planned: Planned | undefined): { planned?: Planned } {
  return planned ? { planned } : {};
}
