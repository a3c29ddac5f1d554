import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { scheduleKeys } from './schedule-keys';

/** Reads the planned, past and missed events of a month, and polls them while they are shown. */
export function useGetCalendar(month: string) {
  return useQuery({
    queryKey: scheduleKeys.month(month),
    queryFn: ({ signal }) => api('getCalendar', { month }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/** Reads whether schedules are being processed, and which were missed. */
export function useScheduleState() {
  return useQuery({
    queryKey: scheduleKeys.state,
    queryFn: ({ signal }) => api('getScheduleState', {}, { signal }),
    refetchInterval: 60_000,
  });
}
