/** month/day/year, as everywhere in the product. `timeZone` is the company's; absent, the browser's. */
export function shortDate(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'numeric',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(iso));
}

/** The date with the exact time, for titles shown on hover. */
export function exactTime(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'long' }).format(
    new Date(iso),
  );
}
