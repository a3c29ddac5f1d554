import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useRead } from '../../lib/use-read';
import { useVersionMutation } from '../editor/versions/use-versions';
import { pageKeys } from '../pages/page-keys';

/** Among the queries about pages: a change of a page may change its schedule. */
export const scheduleKeys = {
  month: (month: string) => [...pageKeys.all, 'calendar', month],
  state: [...pageKeys.all, 'schedule-state'],
} as const;

/** Reads the planned, past and missed events of a month, and polls them while they are shown. */
export const useGetCalendar = (month: string) =>
  useRead(
    scheduleKeys.month(month),
    'getCalendar',
    { month },
    { placeholderData: keepPreviousData, refetchInterval: 60_000 },
  );

/** Reads whether schedules are being processed, and which were missed. */
export const useScheduleState = () =>
  useRead(scheduleKeys.state, 'getScheduleState', {}, { refetchInterval: 60_000 });

/** Local times of the company; '' is none. */
export interface ChosenTimes {
  publishAt: string;
  takeDownAt: string;
  timeZone: string;
  comments: string;
  /** The reason for continuing despite a blocking check. */
  reason: string;
}

/** Schedules when a version goes live or leaves the site. */
export const useScheduleVersion = (pageId: number) =>
  useVersionMutation(pageId, (input: ChosenTimes & { versionId: number; revision?: number }) =>
    api('scheduleVersion', { pageId, ...input }),
  );

/** Cancels the schedule of a version. */
export const useCancelSchedule = (pageId: number) =>
  useVersionMutation(pageId, (versionId: number) => api('cancelSchedule', { pageId, versionId }));
