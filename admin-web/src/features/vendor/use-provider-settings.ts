import { useQuery } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';

const providerSettingsKey = ['vendor', 'provider-settings'] as const;

export function useGetProviderSettings() {
  return useQuery({
    queryKey: providerSettingsKey,
    queryFn: ({ signal }) => api('getProviderSettings', {}, { signal }),
  });
}

export function useUpdateProviderSettings() {
  return useChange(
    (settings: ApiRequest<'updateProviderSettings'>) => api('updateProviderSettings', settings),
    [providerSettingsKey],
  );
}
