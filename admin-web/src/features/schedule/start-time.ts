import { localTimeAt } from '@galley/shared/local-time';

const hour = 60 * 60_000;

/** The initial time of a schedule: nine o'clock tomorrow, in the company's time zone. */
export function startTime(timeZone: string, now = Date.now()): string {
  return `${localTimeAt(now + 24 * hour, timeZone).slice(0, 10)}T09:00`;
}
