import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { siteStateKeys } from '../session/use-guard-state';

export function useInitializeSite() {
  return useMutation({
    mutationFn: (chosen: ApiRequest<'initializeSite'>) => api('initializeSite', chosen),
  });
}

/** Lets the route guard look again. Called once the person is done, since the guard may lead away from here. */
export function useRereadSiteState() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: siteStateKeys.all });
}
