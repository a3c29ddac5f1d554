import { calendarMoments } from '@galley/shared/stored-words';
import { companyPartition, Partition, type RecordOf } from './entity';
import { sortableId } from './key-parts';

export const calendarPartition = companyPartition('CALENDAR', { reading: 'once' });

/** What was published, taken down or missed, for the calendar. Upcoming schedules are in the page list. */
export const calendarEntity = calendarPartition.entity({
  sort: ['DONE', sortableId],
  schema: (s) => ({
    state: s.oneOf(['done', 'missed']),
    what: s.oneOf(calendarMoments),
    at: s.time,
    /** 0 for a published launch, whose name replaces the page's. */
    pageId: s.count,
    pageName: s.text,
    versionId: s.count,
    reason: s.text.optional(),
    launchId: s.id.optional(),
    /** The section that appeared or disappeared. */
    section: s.text.optional(),
  }),
});
export type CalendarRecord = RecordOf<typeof calendarEntity>;

export const sweepPartition = new Partition<[]>(['SWEEP'], {
  leftOut: 'whether an installation looks after its jobs',
});

/** When due jobs were last looked for. */
export const sweepEntity = sweepPartition.entity({
  sort: ['BEAT'],
  schema: (s) => ({ at: s.time }),
});
