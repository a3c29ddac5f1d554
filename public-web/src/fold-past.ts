import { attempt } from '@galley/shared/attempt';

/** Matches a list whose entries carry their end dates, and the folded list behind it, where there is one. */
const lists =
  /<ul class="([^"]*)" data-zone="([^"]*)">(.*?)<\/ul>(?:(<details class="fold past"><summary><span>[^<]*<\/span><\/summary><ul>)<\/ul>)?/gs;
const until = /^<li data-until="(\d{4}-\d\d-\d\d)"/;

/** Returns the current day in a time zone, as `2026-11-22`. */
export const dayIn = (timeZone: string, now: Date): string =>
  attempt(() => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)) ??
  now.toISOString().slice(0, 10);

/** Whether a page has lists whose entries end on a day. */
export const changesByDay = (main: string): boolean => main.includes(' data-zone="');

/**
 * Handles entries that are over on the day of a visit: events move into the folded list, other entries are
 * removed. Pages are rendered when they are published, so this must happen at the visit.
 */
export function withoutPast(main: string, now: Date): string {
  if (!changesByDay(main)) return main;
  return main.replace(lists, (_list, name: string, zone: string, html: string, fold: string | undefined) => {
    const today = dayIn(zone, now);
    const entries = html.split(/(?=<li )/);
    const isOver = (entry: string) => (until.exec(entry)?.[1] ?? today) < today;
    const coming = `<ul class="${name}" data-zone="${zone}">${entries.filter((entry) => !isOver(entry)).join('')}</ul>`;
    // The most recent past event comes first.
    return fold ? `${coming}${fold}${entries.filter(isOver).reverse().join('')}</ul>` : coming;
  });
}
