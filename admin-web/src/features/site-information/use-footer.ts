import type { Footer } from '@galley/shared/schemas/site';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { siteStateKeys } from '../session/use-guard-state';
import { siteInformationKeys } from './site-information-keys';

export function useGetFooter() {
  return useQuery({
    queryKey: siteInformationKeys.footer,
    queryFn: ({ signal }) => api('getFooter', {}, { signal }),
  });
}

/** Creates the footer when its id is 0, else updates it. */
export function useSaveFooter() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (footer: Footer) =>
      footer.id === 0 ? api('createFooter', footer) : api('updateFooter', footer),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: siteInformationKeys.footer }),
        queryClient.invalidateQueries({ queryKey: siteStateKeys.all }),
      ]),
  });
}
