const shapes = {
  date: { month: 'numeric', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  exact: { dateStyle: 'medium', timeStyle: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();
const relative = new Intl.RelativeTimeFormat('en-US');

/** A list has hundreds of times, and creating a format takes longer than using it: each is created once. */
function formatted(shape: keyof typeof shapes, time: number, timeZone?: string): string {
  const key = `${shape} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...shapes[shape], timeZone });
  formats.set(key, format);
  return format.format(time);
}

/** Formats month/day/year, as everywhere in the product. `timeZone` is the company's; absent: the browser's. */
export const shortDate = (iso: string, timeZone?: string): string =>
  formatted('date', Date.parse(iso), timeZone);

/** Formats hour and minute, beside a date. */
export const shortTime = (iso: string, timeZone?: string): string =>
  formatted('time', Date.parse(iso), timeZone);

/** Formats date and time to the minute. */
export function dateAndTime(iso: string, timeZone?: string): string {
  return `${shortDate(iso, timeZone)} ${shortTime(iso, timeZone)}`;
}

/** Formats 'Thursday, November 26'. */
export const dayInWords = (time: number, timeZone?: string): string => formatted('day', time, timeZone);

const day = 24 * 60 * 60_000;

/** Names the day of a time, as a heading: 'Today', 'Yesterday', 'Thursday, November 26', with the year of another. */
export function dayHeading(iso: string, now: number, timeZone?: string): string {
  const date = shortDate(iso, timeZone);
  const dateOf = (time: number) => shortDate(new Date(time).toISOString(), timeZone);
  if (date === dateOf(now)) return 'Today';
  if (date === dateOf(now - day)) return 'Yesterday';
  const year = date.slice(-4);
  const words = dayInWords(Date.parse(iso), timeZone);
  return year === dateOf(now).slice(-4) ? words : `${words}, ${year}`;
}

/** Formats the date with the exact time, for titles shown on hover. */
export const exactTime = (iso: string, timeZone?: string): string =>
  formatted('exact', Date.parse(iso), timeZone);

const week = 7 * day;

/** Describes when something was: how long ago in the last week, before that the date. */
export function timeAgoOrDate(iso: string, timeZone?: string): string {
  const time = Date.parse(iso);
  const now = Date.now();
  return now - time < week ? timeAgo(time, now) : shortDate(iso, timeZone);
}

/** Describes roughly how long ago from now something was. */
export const ago = (iso: string): string => timeAgo(Date.parse(iso), Date.now());

/** Describes roughly how long ago something was. Both times are in milliseconds. */
export function timeAgo(time: number, now: number): string {
  const minutes = Math.round((now - time) / 60_000);
  if (minutes < 1) return 'a moment ago';
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? relative.format(-hours, 'hour') : relative.format(-Math.round(hours / 24), 'day');
}
