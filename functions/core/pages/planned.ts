import type { Planned } from '@galley/shared/schemas/schedule';
import type { PageRecord } from '../entities/page';

/** What happens by itself with a version of a page; undefined where no one planned anything. */
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

/** A plan as a part of an answer. */
export function plannedPart(planned: Planned | undefined): { planned?: Planned } {
  return planned ? { planned } : {};
}
