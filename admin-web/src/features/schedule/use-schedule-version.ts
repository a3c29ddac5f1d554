import { api } from '../../lib/api';
import { useVersionMutation } from '../editor/versions/use-version-mutation';

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
export function useScheduleVersion(pageId: number) {
  return useVersionMutation(pageId, (input: ChosenTimes & { versionId: number; revision?: number }) =>
    api('scheduleVersion', { pageId, ...input }),
  );
}

/** Cancels the schedule of a version. */
export function useCancelSchedule(pageId: number) {
  return useVersionMutation(pageId, (versionId: number) => api('cancelSchedule', { pageId, versionId }));
}
