import { attempt } from './attempt';
import { KeptValues } from './kept-values';

/**
 * Local times and moments. A company chooses times by its own clock; the moment is stored, so that changing
 * the company's time zone later changes nothing. No library is needed: `Intl` knows all time zones.
 */

/** `2026-11-24T09:00`, the format of date and time inputs. */
export const localTimePattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

export function isTimeZone(name: string): boolean {
  return attempt(() => new Intl.DateTimeFormat('en-US', { timeZone: name })) !== undefined;
}

/** By the names of zones as they are spelled, which may vary in case. */
const formats = new KeptValues<string, Intl.DateTimeFormat>(100);

const parts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const formatIn = (timeZone: string): Intl.DateTimeFormat =>
  formats.get(timeZone, () => new Intl.DateTimeFormat('en-CA', { timeZone, ...parts, hourCycle: 'h23' }));

/** The local time of a zone at a moment, to the minute. */
export function localTimeAt(moment: string | number | Date, timeZone: string): string {
  const shown = new Map(
    formatIn(timeZone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

const day = 24 * 60 * 60_000;

/** The offset of a zone from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  return Date.parse(`${localTimeAt(moment, timeZone)}Z`) - Math.floor(moment / 60_000) * 60_000;
}

export interface LocalMoment {
  /** ISO 8601 in UTC. */
  moment: string;
  /** The time is skipped or repeated because the clocks change. */
  oddity?: 'skipped' | 'repeated';
}

/**
 * The moment of a local time in a zone. A skipped time is moved by the length of the gap (2:30 becomes 3:30);
 * a repeated time means its first occurrence.
 * @returns undefined where the text is not a date with a time
 */
export function momentOf(localTime: string, timeZone: string): LocalMoment | undefined {
  const asIfUtc = Date.parse(`${localTime}Z`);
  if (!localTimePattern.test(localTime) || Number.isNaN(asIfUtc)) return undefined;
  // February 30 would be parsed as a day in March.
  if (new Date(asIfUtc).toISOString().slice(0, 16) !== localTime) return undefined;
  const [before, after] = [asIfUtc - day, asIfUtc + day].map(
    (near) => asIfUtc - offsetAt(near, timeZone),
  ) as [number, number];
  const shown = [before, after].filter((moment) => localTimeAt(moment, timeZone) === localTime);
  if (shown.length === 0) return { moment: new Date(before).toISOString(), oddity: 'skipped' };
  const moment = new Date(Math.min(...shown)).toISOString();
  return before !== after && shown.length === 2 ? { moment, oddity: 'repeated' } : { moment };
}
