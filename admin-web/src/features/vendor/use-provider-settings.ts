import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';

const providerSettingsKey = ['vendor', 'provider-settings'] as const;

export function useGetProviderSettings() {
  return useQuery({
    queryKey: providerSettingsKey,
    queryFn: ({ signal }) => api('getProviderSettings', {}, { signal }),
  });
}

export function useUpdateProviderSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: ApiRequest<'updateProviderSettings'>) => api('updateProviderSettings', settings),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: providerSettingsKey }),
  });
}
