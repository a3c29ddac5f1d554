import { localTimeAt } from '@galley/shared/local-time';

const hour = 60 * 60_000;

/** What a choice of a time begins with: nine o'clock tomorrow, by the company's clock. */
export function startTime(timeZone: string, now = Date.now()): string {
  return `${localTimeAt(now + 24 * hour, timeZone).slice(0, 10)}T09:00`;
}
