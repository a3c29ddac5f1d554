import { defaultTimeZone } from '@galley/shared/limits';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useRead } from '../../lib/use-read';
import { notifySaved } from '../../ui/notify';
import { pageKeys } from '../pages/page-keys';
import { useCompany } from '../session/use-company-name';
import { useVersionMutation } from '../versions/use-versions';
import { plannedWords } from './planned-words';

/** Among the queries about pages: a change of a page may change its schedule. */
const scheduleKeys = {
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

/** Schedules when a version goes live or leaves the site, and cancels that; both say what they did. */
export function useScheduling(pageId: number, version: VersionSummary | undefined) {
  // The server checks whether it is still the company's time zone.
  const timeZone = useCompany()?.timeZone ?? defaultTimeZone;
  const schedule = useVersionMutation(
    pageId,
    (input: ChosenTimes & { versionId: number; revision?: number }) =>
      api('scheduleVersion', { pageId, ...input }),
  );
  const cancel = useVersionMutation(pageId, (versionId: number) =>
    api('cancelSchedule', { pageId, versionId }),
  );
  const versionId = version?.versionId ?? 0;
  return {
    timeZone,
    planned: version?.planned,
    /** @param revision the version as it was compared, where it must not have changed since */
    async plan(times: ChosenTimes, revision?: number) {
      const planned = await schedule.mutateAsync({
        versionId,
        ...(revision !== undefined && { revision }),
        ...times,
      });
      notifySaved(`V${versionId}: ${plannedWords(planned, timeZone)}`);
    },
    async onCancelSchedule() {
      await cancel.mutateAsync(versionId);
      notifySaved(`V${versionId} is no longer scheduled`);
    },
  };
}
