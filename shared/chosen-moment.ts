import { isTimeZone } from './local-time';

/** A moment together with the time zone in which it was chosen. */
export interface ChosenMoment {
  /** ISO 8601 in UTC, to the minute. */
  at: string;
  timeZone: string;
}

const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z)\[([\w+/-]+)\]$/;

/**
 * Parses the stored format: `2026-12-01T08:00:00.000Z[Europe/Berlin]`.
 * @returns undefined for any other text
 */
export function readChosenMoment(text: string): ChosenMoment | undefined {
  const [, at = '', timeZone = ''] = pattern.exec(text) ?? [];
  const time = Date.parse(at);
  // February 30 would be parsed as a day in March.
  const isMoment = !Number.isNaN(time) && new Date(time).toISOString() === at;
  return isMoment && isTimeZone(timeZone) ? { at, timeZone } : undefined;
}

/** The stored format. */
export const storedMoment = ({ at, timeZone }: ChosenMoment): string => `${at}[${timeZone}]`;

/** The UTC moment of a stored one; '' for none. */
export const utcOf = (stored: string | undefined): string => stored?.slice(0, stored.indexOf('[')) ?? '';

/** `December 1, 2026 at 9:00 AM (Europe/Berlin)`. */
export function chosenMomentInWords(stored: string): string {
  const chosen = readChosenMoment(stored);
  if (!chosen) return stored;
  const { at, timeZone } = chosen;
  const words = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  return `${words.format(new Date(at))} (${timeZone})`;
}
