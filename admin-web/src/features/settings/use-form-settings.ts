import { useQuery } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';

const formSettingsKey = ['form-settings'] as const;

/** `company` is another company's key, for the vendor's Admins. */
export function useGetFormSettings(company?: string) {
  return useQuery({
    queryKey: [...formSettingsKey, company ?? ''],
    queryFn: ({ signal }) => api('getFormSettings', { company }, { signal }),
  });
}

export function useUpdateFormSettings() {
  return useChange(
    (settings: ApiRequest<'updateFormSettings'>) => api('updateFormSettings', settings),
    [formSettingsKey],
  );
}
