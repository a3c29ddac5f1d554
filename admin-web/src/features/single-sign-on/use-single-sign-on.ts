import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';

const singleSignOnKey = (company: string) => ['vendor', 'single-sign-on', company] as const;

/** Reads a company's single sign-on settings; only a vendor Admin may. */
export function useGetSingleSignOn(company: string) {
  return useQuery({
    queryKey: singleSignOnKey(company),
    queryFn: ({ signal }) => api('getSingleSignOn', { company }, { signal }),
  });
}

export function useUpdateSingleSignOn(company: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: ApiRequest<'updateSingleSignOn'>) =>
      api('updateSingleSignOn', { ...settings, company }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: singleSignOnKey(company) }),
  });
}
