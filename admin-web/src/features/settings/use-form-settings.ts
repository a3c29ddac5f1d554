import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';

const formSettingsKey = ['form-settings'] as const;

/** `company` is another company's key, for the vendor's Admins. */
export function useGetFormSettings(company?: string) {
  return useQuery({
    queryKey: [...formSettingsKey, company ?? ''],
    queryFn: ({ signal }) => api('getFormSettings', { company }, { signal }),
  });
}

export function useUpdateFormSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: ApiRequest<'updateFormSettings'>) => api('updateFormSettings', settings),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: formSettingsKey }),
  });
}
