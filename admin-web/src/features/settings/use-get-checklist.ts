import type { SiteChecklist } from '@galley/shared/schemas/site';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { siteStateKeys } from '../session/use-guard-state';

/**
 * Reads the progress of a site's set-up. `company` is another company's key, for the vendor's Admins; `again` polls
 * after this many milliseconds.
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
