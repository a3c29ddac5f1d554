import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';

const formSettingsKey = ['form-settings'] as const;

export function useGetFormSettings() {
  return useQuery({
    queryKey: formSettingsKey,
    queryFn: ({ signal }) => api('getFormSettings', {}, { signal }),
  });
}

export function useUpdateFormSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: ApiRequest<'updateFormSettings'>) => api('updateFormSettings', settings),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: formSettingsKey }),
  });
}
