import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { siteStateKeys } from '../session/use-guard-state';

export function useInitializeSite() {
  return useMutation({
    mutationFn: (chosen: ApiRequest<'initializeSite'>) => api('initializeSite', chosen),
  });
}

/** Makes the route guard read its state again. Called at the end, since the guard may then redirect. */
export function useRereadSiteState() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: siteStateKeys.all });
}
