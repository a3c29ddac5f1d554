import type { PageRecord } from '../core/entities/page';

/** A publish or take-down that is due. */
export interface DuePlan {
  what: 'publish' | 'takeDown';
  at: string;
  versionId: number;
  /** The page as it was read; carrying out the plan checks it again. */
  page: PageRecord;
}

/**
 * What a company has due, in chronological order. Where one version is published at the moment at which the
 * previous one is taken down, the publish comes first, so that the page is never without one. Missed plans
 * are skipped; they wait for a user.
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

/**
 * The first plan for each page: a version that goes live replaces one that would be taken down at the same
 * moment.
 */
export const firstOfEach = (plans: readonly DuePlan[]): DuePlan[] =>
  plans.filter(({ page }, index) => plans.findIndex((other) => other.page.id === page.id) === index);
