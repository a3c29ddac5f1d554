import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { siteStateKeys } from '../session/use-guard-state';

/** How far the set-up of a site has come. `company` is another one's key, for the vendor's Admins. */
export function useGetChecklist(company?: string) {
  return useQuery({
    queryKey: [...siteStateKeys.all, 'checklist', company ?? ''],
    queryFn: ({ signal }) => api('getSiteChecklist', { company }, { signal }),
  });
}
