/** Formats month/day/year, as everywhere in the product. `timeZone` is the company's; absent: the browser's. */
export function shortDate(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'numeric',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(iso));
}

/** Formats hour and minute, beside a date. */
export function shortTime(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(
    new Date(iso),
  );
}

/** Formats date and time to the minute. */
export function dateAndTime(iso: string, timeZone?: string): string {
  return `${shortDate(iso, timeZone)} ${shortTime(iso, timeZone)}`;
}

/** Formats 'Thursday, November 26'. */
export function dayInWords(time: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(time);
}

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
export function exactTime(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'long' }).format(
    new Date(iso),
  );
}

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
  const words = new Intl.RelativeTimeFormat('en-US');
  if (minutes < 60) return words.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? words.format(-hours, 'hour') : words.format(-Math.round(hours / 24), 'day');
}
