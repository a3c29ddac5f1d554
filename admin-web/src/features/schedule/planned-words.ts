import { linkTo } from '@galley/shared/admin-screens';
import type { CalendarEntry, Planned } from '@galley/shared/schemas/schedule';

/** `Tue, Nov 24, 9:00 AM`, with the year where it is another one. */
export function momentWords(moment: string, timeZone: string | undefined, now = new Date()): string {
  const year = (date: Date) => new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }).format(date);
  const date = new Date(moment);
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(year(date) !== year(now) && { year: 'numeric' }),
  }).format(date);
}

/** What happens next with a version by itself, or that it did not happen. */
export function plannedWords(
  { publishAt, takeDownAt, missed }: Planned,
  timeZone: string | undefined,
): string {
  const next = publishAt ?? takeDownAt ?? '';
  const when = momentWords(next, timeZone);
  if (missed) return `Missed ${when}`;
  return publishAt ? `Goes live ${when}` : `Leaves the site ${when}`;
}

const verbs: Record<CalendarEntry['state'], Record<CalendarEntry['what'], string>> = {
  coming: { publish: 'goes live', takeDown: 'leaves the site' },
  done: { publish: 'went live', takeDown: 'left the site' },
  missed: { publish: 'did not go live', takeDown: 'did not leave the site' },
};

export const verbOf = ({ state, what }: CalendarEntry): string => verbs[state][what];

/** Where an entry of the calendar leads. */
export const linkOfEntry = ({ launchId, pageId, versionId }: CalendarEntry): string =>
  launchId === undefined
    ? linkTo('editPage', { pageId, version: versionId })
    : linkTo('launch', { launchId });

/** A launch, or a page that goes live or leaves the site by itself. */
export type EntryKind = 'launch' | CalendarEntry['what'];

export const kindOf = ({ launchId, what }: CalendarEntry): EntryKind =>
  launchId === undefined ? what : 'launch';

/** What an entry is about, besides its name. */
export const subjectOf = ({ launchId, versionId }: CalendarEntry): string =>
  launchId === undefined ? `V${versionId}` : 'launch';

/** One entry of a list has no other's. */
export const keyOfEntry = ({ at, what, pageId, launchId, state }: CalendarEntry): string =>
  [at, what, pageId, launchId, state].join(' ');
