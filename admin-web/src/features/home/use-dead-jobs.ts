import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';

const deadJobsKey = ['dead-jobs'] as const;

/** Reads the jobs that used up their attempts. */
export function useListDeadJobs() {
  return useQuery({ queryKey: deadJobsKey, queryFn: ({ signal }) => api('getDeadJobs', {}, { signal }) });
}

export function useDeadJobMutation(name: 'retryDeadJob' | 'dismissDeadJob') {
  return useChange((jobId: string) => api(name, { jobId }), [deadJobsKey], 'onSettled');
}
