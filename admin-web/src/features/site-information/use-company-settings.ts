import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { companyNameKey } from '../session/use-company-name';
import { siteStateKeys } from '../session/use-guard-state';
import { siteInformationKeys } from './site-information-keys';

export function useGetCompanySettings() {
  return useQuery({
    queryKey: siteInformationKeys.company,
    queryFn: ({ signal }) => api('getCompanySettings', {}, { signal }),
  });
}

/** Creates the settings when their id is 0, else updates them. */
export function useSaveCompanySettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: ApiRequest<'createCompanySettings'>) =>
      settings.companySettings.id === 0
        ? api('createCompanySettings', settings)
        : api('updateCompanySettings', settings),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: siteInformationKeys.company }),
        queryClient.invalidateQueries({ queryKey: companyNameKey }),
        queryClient.invalidateQueries({ queryKey: siteStateKeys.all }),
      ]),
  });
}
