import type { SiteChecklist } from '@galley/shared/schemas/site';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { siteStateKeys } from '../session/use-guard-state';

/**
 * How far the set-up of a site has come. `company` is another one's key, for the vendor's Admins; `again` says after how
 * many milliseconds it is read again.
 */
export function useGetChecklist(
  company?: string,
  again: (checklist: SiteChecklist | undefined) => number | false = () => false,
) {
  return useQuery({
    queryKey: [...siteStateKeys.all, 'checklist', company ?? ''],
    queryFn: ({ signal }) => api('getSiteChecklist', { company }, { signal }),
    refetchInterval: ({ state }) => again(state.data),
  });
}
