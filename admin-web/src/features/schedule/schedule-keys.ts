import { pageKeys } from '../pages/page-keys';

/** Among the queries about pages: a change of a page may change its schedule. */
export const scheduleKeys = {
  month: (month: string) => [...pageKeys.all, 'calendar', month],
  state: [...pageKeys.all, 'schedule-state'],
} as const;
