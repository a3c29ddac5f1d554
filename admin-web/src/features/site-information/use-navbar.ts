import type { Navbar } from '@galley/shared/schemas/site';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { siteStateKeys } from '../session/use-guard-state';
import { siteInformationKeys } from './site-information-keys';

export function useGetNavbar() {
  return useQuery({
    queryKey: siteInformationKeys.navbar,
    queryFn: ({ signal }) => api('getNavbar', {}, { signal }),
  });
}

/** Creates the navbar when its id is 0, else updates it. */
export function useSaveNavbar() {
  return useChange(
    (navbar: Navbar) => (navbar.id === 0 ? api('createNavbar', navbar) : api('updateNavbar', navbar)),
    [siteInformationKeys.navbar, siteStateKeys.all],
  );
}
