import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { siteStateKeys } from '../session/use-guard-state';

export type SiteModule = 'FormSettings';

export function useInitializeSite() {
  return useMutation({ mutationFn: (modules: SiteModule[]) => api('initializeSite', { modules }) });
}

/** Lets the route guard look again. Called once the person is done, since the guard may lead away from here. */
export function useRereadSiteState() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: siteStateKeys.all });
}
