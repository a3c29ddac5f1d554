import type { PageRecord, TakeDown } from '../core/entities/page';

/** What was planned for the version that becomes live; a plan for the one that was live ends with it. */
export function takeDownAfter({ schedule }: PageRecord, versionId: number, now: Date): TakeDown | undefined {
  if (schedule?.versionId !== versionId) return undefined;
  const { takeDownAt, timeZone, email, setAt } = schedule;
  if (!takeDownAt || takeDownAt <= now.toISOString()) return undefined;
  return { versionId, takeDownAt, timeZone, email, setAt };
}
