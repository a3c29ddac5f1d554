import { companyPartition, type RecordOf } from './entity';
import { sortableId } from './key-parts';

export const activityPartition = companyPartition('ACTIVITY', { reading: 'once' });

/**
 * A change that someone made outside the pages, which have a log of their own. The sort key is
 * `<time>-<n>-<random>`.
 */
export const activityEntity = activityPartition.entity({
  sort: [sortableId],
  schema: (s) => ({
    timestamp: s.time,
    email: s.text,
    /** A vendor Admin made the change for the company. */
    isVendor: s.flag,
    action: s.text,
  }),
});
export type ActivityRecord = RecordOf<typeof activityEntity>;
