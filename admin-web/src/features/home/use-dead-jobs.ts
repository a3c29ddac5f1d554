import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';

const deadJobsKey = ['dead-jobs'] as const;

/** Reads the jobs that used up their attempts. */
export const useListDeadJobs = () => useRead(deadJobsKey, 'getDeadJobs');

export const useDeadJobMutation = (name: 'retryDeadJob' | 'dismissDeadJob') =>
  useChange((jobId: string) => api(name, { jobId }), [deadJobsKey], 'onSettled');
