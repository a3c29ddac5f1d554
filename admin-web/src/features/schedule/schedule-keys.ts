import { pageKeys } from '../pages/page-keys';

/** Under those of the pages: what changes a page may change what is planned. */
export const scheduleKeys = {
  month: (month: string) => [...pageKeys.all, 'calendar', month],
  state: [...pageKeys.all, 'schedule-state'],
} as const;
