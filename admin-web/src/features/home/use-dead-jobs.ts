import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';

const deadJobsKey = ['dead-jobs'] as const;

/** Reads the jobs that used up their attempts. */
export function useListDeadJobs() {
  return useQuery({ queryKey: deadJobsKey, queryFn: ({ signal }) => api('getDeadJobs', {}, { signal }) });
}

export function useDeadJobMutation(name: 'retryDeadJob' | 'dismissDeadJob') {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => api(name, { jobId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deadJobsKey }),
  });
}
