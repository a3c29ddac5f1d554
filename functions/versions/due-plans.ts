import type { PageRecord } from '../core/entities/page';

/** Something that was to happen by now. */
export interface DuePlan {
  what: 'publish' | 'takeDown';
  at: string;
  versionId: number;
  /** The page as it was read; what is done looks at it again. */
  page: PageRecord;
}

/**
 * What is due of a company, in the order of its times. A version that goes live at the moment at which the one before
 * it leaves comes first, and its page is never without one. What missed its time waits for someone.
 */
export function duePlans(pages: readonly PageRecord[], now: Date): DuePlan[] {
  const isDue = (at: string, missed: string | undefined) => missed === undefined && at <= now.toISOString();
  return pages
    .flatMap((page): DuePlan[] => {
      const { schedule, takeDown } = page;
      return [
        ...(schedule && isDue(schedule.publishAt, schedule.missed)
          ? [{ what: 'publish', at: schedule.publishAt, versionId: schedule.versionId, page } as const]
          : []),
        ...(takeDown?.versionId === page.liveVersionId && isDue(takeDown.takeDownAt, takeDown.missed)
          ? [{ what: 'takeDown', at: takeDown.takeDownAt, versionId: takeDown.versionId, page } as const]
          : []),
      ];
    })
    .sort(
      (one, other) =>
        one.at.localeCompare(other.at) || one.what.localeCompare(other.what) || one.page.id - other.page.id,
    );
}

/** One of each page: a version that goes live takes the place of the one that would leave at the same moment. */
export const firstOfEach = (plans: readonly DuePlan[]): DuePlan[] =>
  plans.filter(({ page }, index) => plans.findIndex((other) => other.page.id === page.id) === index);
