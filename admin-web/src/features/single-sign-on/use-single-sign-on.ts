import { useQuery } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';

const singleSignOnKey = (company: string) => ['vendor', 'single-sign-on', company] as const;

/** Reads a company's single sign-on settings; only a vendor Admin may. */
export function useGetSingleSignOn(company: string) {
  return useQuery({
    queryKey: singleSignOnKey(company),
    queryFn: ({ signal }) => api('getSingleSignOn', { company }, { signal }),
  });
}

export function useUpdateSingleSignOn(company: string) {
  return useChange(
    (settings: ApiRequest<'updateSingleSignOn'>) => api('updateSingleSignOn', { ...settings, company }),
    [singleSignOnKey(company)],
  );
}
