import { linkTo } from '@galley/shared/admin-screens';
import type { CalendarEntry, Planned } from '@galley/shared/schemas/schedule';

/** `Tue, Nov 24, 9:00 AM`, with the year if it is not the current one. */
export function momentWords(moment: string, timeZone: string | undefined): string {
  const year = (date: Date) => new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' }).format(date);
  const date = new Date(moment);
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(year(date) !== year(new Date()) && { year: 'numeric' }),
  }).format(date);
}

/** Describes the next scheduled event of a version, or that it was missed. */
export function plannedWords(
  { publishAt, takeDownAt, missed }: Planned,
  timeZone: string | undefined,
): string {
  const next = publishAt ?? takeDownAt ?? '';
  const when = momentWords(next, timeZone);
  if (missed) return `Missed ${when}`;
  return publishAt ? `Goes live ${when}` : `Leaves the site ${when}`;
}

/** Why a pending version waits: for its moment, or for a review. */
export function waitingWords(planned: Planned | undefined, timeZone: string | undefined): string {
  if (planned?.missed || !planned?.publishAt) return 'waiting for review';
  return `scheduled for ${momentWords(planned.publishAt, timeZone)}`;
}

const verbs: Record<CalendarEntry['state'], Record<CalendarEntry['what'], string>> = {
  coming: { publish: 'goes live', takeDown: 'leaves the site', appear: 'appears', go: 'goes' },
  done: { publish: 'went live', takeDown: 'left the site', appear: 'appeared', go: 'went' },
  missed: {
    publish: 'did not go live',
    takeDown: 'did not leave the site',
    appear: 'did not appear',
    go: 'did not go',
  },
};

export const verbOf = ({ state, what }: CalendarEntry): string => verbs[state][what];

export const linkOfEntry = ({ launchId, pageId, versionId }: CalendarEntry): string =>
  launchId === undefined
    ? linkTo('editPage', { pageId, version: versionId })
    : linkTo('launch', { launchId });

/** A launch, or the scheduled event of a page or a section. */
export type EntryKind = 'launch' | CalendarEntry['what'];

export const kindOf = ({ launchId, what }: CalendarEntry): EntryKind =>
  launchId === undefined ? what : 'launch';

/** The name of the page, launch or section. */
export const nameOfEntry = ({ section, pageName }: CalendarEntry): string =>
  section === undefined ? pageName : `Section '${section}' of ${pageName}`;

/** The rest of an entry's description, besides its name. */
export const subjectOf = ({ launchId, versionId }: CalendarEntry): string =>
  launchId === undefined ? `V${versionId}` : 'launch';

/** The key of an entry in a list; sections of a page may have the same name. */
export const keyOfEntry = ({ at, what, pageId, launchId, state }: CalendarEntry, index: number): string =>
  [at, what, pageId, launchId, state, index].join(' ');
