import type { NavbarTab } from '@galley/shared/schemas/site';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { siteInformationKeys } from './site-information-keys';

/** Reads the tabs in order. */
export function useListNavbarTabs() {
  return useQuery({
    queryKey: siteInformationKeys.navbarTabs,
    queryFn: ({ signal }) => api('listNavbarTabs', {}, { signal }),
  });
}

/** Creates a tab when its id is 0, else updates it. */
export function useSaveNavbarTab() {
  return useChange(
    (tab: NavbarTab) => (tab.id === 0 ? api('createNavbarTab', tab) : api('updateNavbarTab', tab)),
    [siteInformationKeys.navbarTabs],
  );
}

export function useDeleteNavbarTab() {
  return useChange(
    (componentId: number) => api('deleteNavbarTab', { componentId }),
    [siteInformationKeys.navbarTabs],
    'onSettled',
  );
}

/** Saves the order of all tabs. */
export function useUpdateNavbarTabOrder() {
  return useChange(
    (navbarTabIds: number[]) => api('updateNavbarTabOrder', { navbarTabIds }),
    [siteInformationKeys.navbarTabs],
    'onSettled',
  );
}
