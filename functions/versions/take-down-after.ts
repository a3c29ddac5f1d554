import type { PageRecord, TakeDown } from '../core/entities/page';

/** The take-down that was scheduled for a version when it goes live; the previous version's schedule ends. */
export function takeDownAfter({ schedule }: PageRecord, versionId: number, now: Date): TakeDown | undefined {
  if (schedule?.versionId !== versionId) return undefined;
  const { takeDownAt, timeZone, email, setAt } = schedule;
  if (!takeDownAt || takeDownAt <= now.toISOString()) return undefined;
  return { versionId, takeDownAt, timeZone, email, setAt };
}
