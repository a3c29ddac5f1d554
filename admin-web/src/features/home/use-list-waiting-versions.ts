import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { pageKeys } from '../pages/page-keys';

/** What waits for review, and what was sent back to the signed-in person; longest waiting first. */
export function useListWaitingVersions() {
  return useQuery({
    queryKey: [...pageKeys.all, 'waiting'],
    queryFn: ({ signal }) => api('listWaitingVersions', { sentBack: true }, { signal }),
  });
}
