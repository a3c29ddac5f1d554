import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { pageKeys } from '../pages/page-keys';

/** Reads versions that wait for review, and rejected ones of the signed-in user; the longest waiting first. */
export function useListWaitingVersions() {
  return useQuery({
    queryKey: [...pageKeys.all, 'waiting'],
    queryFn: ({ signal }) => api('listWaitingVersions', { sentBack: true }, { signal }),
  });
}
