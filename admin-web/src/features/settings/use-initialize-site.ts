import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOf } from '../../lib/api';
import { siteStateKeys } from '../session/use-guard-state';

export const useInitializeSite = () =>
  useMutation({
    mutationFn: callOf('initializeSite'),
  });

/** Makes the route guard read its state again. Called at the end, since the guard may then redirect. */
export function useRereadSiteState() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: siteStateKeys.all });
}
