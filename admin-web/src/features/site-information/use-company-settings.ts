import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { companyNameKey } from '../session/use-company-name';
import { siteStateKeys } from '../session/use-guard-state';
import { siteInformationKeys } from './site-information-keys';

const companySettings = queryOptions({
  queryKey: siteInformationKeys.company,
  queryFn: ({ signal }) => api('getCompanySettings', {}, { signal }),
});

export const useGetCompanySettings = () => useQuery(companySettings);

const beingMadeMs = 2_000;

/** Reads the pictures made of the logo, and polls while they are being made. */
export function useLogoPictures() {
  const { data } = useQuery({
    ...companySettings,
    refetchInterval: ({ state }) => (state.data?.logoPictures.isCurrent === false ? beingMadeMs : false),
  });
  return data?.logoPictures;
}

/** Creates the settings when their id is 0, else updates them. */
export function useSaveCompanySettings() {
  return useChange(
    (settings: ApiRequest<'createCompanySettings'>) =>
      settings.companySettings.id === 0
        ? api('createCompanySettings', settings)
        : api('updateCompanySettings', settings),
    [siteInformationKeys.company, companyNameKey, siteStateKeys.all],
  );
}
