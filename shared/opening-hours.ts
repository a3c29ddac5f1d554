/** The settings with the opening hours of each weekday, from Monday. */
export const dayFields = [
  'mondayHours',
  'tuesdayHours',
  'wednesdayHours',
  'thursdayHours',
  'fridayHours',
  'saturdayHours',
  'sundayHours',
] as const;
export type DayField = (typeof dayFields)[number];

/** `Monday` */
export const dayLabel = (field: DayField) =>
  field.charAt(0).toUpperCase() + field.slice(1).replace('Hours', '');

/** The hours of each weekday from Monday, as `08:00-12:00, 13:00-17:00`; '' means closed. */
export type WeekHours = string[];

/** Days with other hours; '' means closed. */
export interface Holiday {
  /** Days, as `2026-12-24`. */
  from: string;
  until: string;
  name: string;
  hours: string;
}

export interface TimeRange {
  opens: string;
  closes: string;
}

const time = /^([01]?\d|2[0-3])(?:[:.]([0-5]\d))?$/;

function timeOf(text: string): string | undefined {
  if (/^24(?:[:.]00)?$/.test(text)) return '24:00';
  const [, hours, minutes = '00'] = time.exec(text) ?? [];
  return hours && `${hours.padStart(2, '0')}:${minutes}`;
}

/**
 * Converts typed hours of a day (`8-12, 13:00 – 17:00`) to the stored format; undefined where they are
 * invalid.
 */
export function readHours(typed: string): string | undefined {
  const ranges = typed
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.split(/\s*[-–—]\s*/).map(timeOf));
  const isWhole = ranges.every(
    ([opens, closes, ...more]) => opens && closes && opens < closes && more.length === 0,
  );
  const isInOrder = ranges.every(
    ([opens = ''], index) => index === 0 || opens >= (ranges[index - 1]?.[1] ?? ''),
  );
  return isWhole && isInOrder ? ranges.map((range) => range.join('-')).join(', ') : undefined;
}

/** The time ranges in the stored hours of a day. */
export function rangesOf(hours: string): TimeRange[] {
  return hours.split(', ').flatMap((range) => {
    const [opens = '', closes = ''] = range.split('-');
    return opens && closes ? [{ opens, closes }] : [];
  });
}

const holidayLine =
  /^(\d{4}-\d\d-\d\d)(?:\s*(?:-|–|to)\s*(\d{4}-\d\d-\d\d))?[:,]?\s+([^()]{1,80}?)\s*(?:\(([^()]*)\))?$/;
const isDay = (day: string) =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/**
 * `2026-12-24 – 2026-12-26: Christmas` or `2026-12-31: New Year's Eve (9-12)`; undefined where a line has
 * another format.
 */
function holidayOf(line: string): Holiday | undefined {
  const [, from = '', until = from, name = '', typed = ''] = holidayLine.exec(line) ?? [];
  const hours = readHours(typed);
  return name !== '' && isDay(from) && isDay(until) && from <= until && hours !== undefined
    ? { from, until, name, hours }
    : undefined;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The holidays in a text, one per line; invalid lines are skipped. */
export const holidaysIn = (text: string): Holiday[] => linesOf(text).flatMap((line) => holidayOf(line) ?? []);

/** The first line that is not a holiday. */
export const wrongHoliday = (text: string): string | undefined =>
  linesOf(text).find((line) => holidayOf(line) === undefined);

/** Groups consecutive days with the same hours; Monday is 0, Sunday is 6. */
export function groupedDays(week: WeekHours): { from: number; to: number; hours: string }[] {
  const groups: { from: number; to: number; hours: string }[] = [];
  for (const [day, hours] of week.entries()) {
    const last = groups.at(-1);
    if (last && last.hours === hours) last.to = day;
    else groups.push({ from: day, to: day, hours });
  }
  return groups;
}
