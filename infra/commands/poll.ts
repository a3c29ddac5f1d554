import { setTimeout as pause } from 'node:timers/promises';

/** How often, and how many times, something slow is looked at. */
export interface Patience {
  everyMs: number;
  tries: number;
}

/**
 * Looks until there is something, with pauses.
 * @param onWait called after each look that found nothing, with its index
 * @returns undefined where the last look found nothing either
 */
export async function poll<Found>(
  { everyMs, tries }: Patience,
  look: () => Promise<Found | undefined>,
  onWait: (attempt: number) => void = () => undefined,
): Promise<Found | undefined> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await pause(everyMs);
    const found = await look();
    if (found !== undefined) return found;
    onWait(attempt);
  }
  return undefined;
}
