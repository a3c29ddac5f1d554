import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { scheduleKeys } from './schedule-keys';

/** What is planned, was done and was missed in a month; it is read again while it is looked at. */
export function useGetCalendar(month: string) {
  return useQuery({
    queryKey: scheduleKeys.month(month),
    queryFn: ({ signal }) => api('getCalendar', { month }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/** Whether what is planned is looked after, and what missed its time. */
export function useScheduleState() {
  return useQuery({
    queryKey: scheduleKeys.state,
    queryFn: ({ signal }) => api('getScheduleState', {}, { signal }),
    refetchInterval: 60_000,
  });
}
