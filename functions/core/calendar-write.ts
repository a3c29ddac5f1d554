import type { CompanyScope } from './company-scope';
import { type CalendarRecord, calendarEntity } from './entities/calendar';
import { sortableId } from './ids';
import type { Write } from './table';

type CalendarNote = Pick<
  CalendarRecord,
  'state' | 'what' | 'pageId' | 'pageName' | 'versionId' | 'reason' | 'launchId' | 'section'
>;

/**
 * An entry of the company's calendar, to be written in the transaction of the event that it reports.
 * @param at the moment under which the calendar shows it
 */
export function calendarWrite(scope: CompanyScope, note: CalendarNote, at: Date): Write {
  const record: CalendarRecord = {
    ...calendarEntity.key(scope, sortableId(at)),
    ...note,
    at: at.toISOString(),
  };
  return { put: { ...record } };
}
