import type { CompanyRow } from '@galley/shared/schemas/company';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { companyNameKey } from '../session/use-company-name';

export const companiesKey = ['vendor', 'companies'] as const;
const detailsKey = (company: string) => ['vendor', 'company-details', company] as const;
const allowedAddressesKey = (company: string) => ['vendor', 'allowed-addresses', company] as const;

/** Reads all companies by name, over several responses; only a vendor Admin may. */
export function useListCompanies(isAsked = true) {
  return useQuery({
    queryKey: companiesKey,
    queryFn: ({ signal }) => readCompanies(signal),
    enabled: isAsked,
    // Polled while a re-render is in progress.
    refetchInterval: ({ state }) => (state.data?.some(({ renewal }) => !renewal.isDone) ? 10_000 : false),
  });
}

async function readCompanies(signal: AbortSignal): Promise<CompanyRow[]> {
  const rows: CompanyRow[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    let next: string | undefined;
    const onHeaders = (headers: Headers) => {
      next = headers.get('x-next-cursor') ?? undefined;
    };
    const input: { cursor: string } = { cursor };
    rows.push(...(await api('listCompanies', input, { signal, onHeaders })));
    cursor = next;
  }
  return rows.sort((a, b) => a.companyName.localeCompare(b.companyName));
}

function useCompanyMutation<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: companiesKey }),
  });
}

export function useCreateCompany() {
  return useCompanyMutation((company: ApiRequest<'createCompany'>) => api('createCompany', company));
}

export function useSuspendCompany() {
  return useCompanyMutation((what: { company: string; suspended: boolean }) => api('suspendCompany', what));
}

export function useGetAllowedAddresses(company: string) {
  return useQuery({
    queryKey: allowedAddressesKey(company),
    queryFn: ({ signal }) => api('getAllowedAddresses', { company }, { signal }),
  });
}

export function useUpdateAllowedAddresses(company: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (addresses: { ranges: string[]; revision?: number | undefined }) =>
      api('updateAllowedAddresses', { company, ...addresses }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: allowedAddressesKey(company) }),
  });
}

export function useGetCompanyDetails(company: string) {
  return useQuery({
    queryKey: detailsKey(company),
    queryFn: ({ signal }) => api('getCompanyDetails', { company }, { signal }),
    // Waiting for fresh values is better than saving over stale ones.
    gcTime: 0,
  });
}

export function useUpdateCompanyDetails(company: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (details: Omit<ApiRequest<'updateCompanyDetails'>, 'company'>) =>
      api('updateCompanyDetails', { company, ...details }),
    onSuccess: () =>
      Promise.all(
        [companiesKey, detailsKey(company), companyNameKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
