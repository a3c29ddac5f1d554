/** Formats a day such as `2026-11-22` in a language; returns the text unchanged where it is not a day. */
export function dayInWords(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
