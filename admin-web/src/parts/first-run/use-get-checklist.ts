import type { SiteChecklist } from '@galley/shared/schemas/site';
import { useRead } from '../../lib/use-read';
import { siteStateKeys } from '../session/use-guard-state';

/**
 * Reads the progress of a site's set-up. `company` is another company's key, for the vendor's Admins; `again` polls
 * after this many milliseconds.
 */
export const useGetChecklist = (
  company?: string,
  again: (checklist: SiteChecklist | undefined) => number | false = () => false,
) =>
  useRead(
    [...siteStateKeys.all, 'checklist', company ?? ''],
    'getSiteChecklist',
    { company },
    { refetchInterval: ({ state }) => again(state.data) },
  );
