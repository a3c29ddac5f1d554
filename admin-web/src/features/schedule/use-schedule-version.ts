import { api } from '../../lib/api';
import { useVersionMutation } from '../editor/versions/use-version-mutation';

/** Local times of the company; '' is none. */
export interface ChosenTimes {
  publishAt: string;
  takeDownAt: string;
  timeZone: string;
  comments: string;
  /** Why it goes on although it is held up. */
  reason: string;
}

/** Says when a version goes live or leaves the site. */
export function useScheduleVersion(pageId: number) {
  return useVersionMutation(pageId, (input: ChosenTimes & { versionId: number; revision?: number }) =>
    api('scheduleVersion', { pageId, ...input }),
  );
}

/** Takes the times of a version away again. */
export function useCancelSchedule(pageId: number) {
  return useVersionMutation(pageId, (versionId: number) => api('cancelSchedule', { pageId, versionId }));
}
