import type { NavbarTab } from '@galley/shared/schemas/site';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { siteInformationKeys } from './site-information-keys';

const readAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: siteInformationKeys.navbarTabs });

/** Reads the tabs in order. */
export function useListNavbarTabs() {
  return useQuery({
    queryKey: siteInformationKeys.navbarTabs,
    queryFn: ({ signal }) => api('listNavbarTabs', {}, { signal }),
  });
}

/** Creates a tab when its id is 0, else updates it. */
export function useSaveNavbarTab() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tab: NavbarTab) =>
      tab.id === 0 ? api('createNavbarTab', tab) : api('updateNavbarTab', tab),
    onSuccess: () => readAgain(queryClient),
  });
}

export function useDeleteNavbarTab() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (componentId: number) => api('deleteNavbarTab', { componentId }),
    onSettled: () => readAgain(queryClient),
  });
}

/** Saves the order of all tabs. */
export function useUpdateNavbarTabOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (navbarTabIds: number[]) => api('updateNavbarTabOrder', { navbarTabIds }),
    onSettled: () => readAgain(queryClient),
  });
}
