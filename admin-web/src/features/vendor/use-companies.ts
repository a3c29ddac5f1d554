import type { CompanyRow } from '@galley/shared/schemas/company';
import { useQuery } from '@tanstack/react-query';
import { type ApiRequest, api, apiPart } from '../../lib/api';
import { useChange } from '../../lib/use-change';
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
    const input: { cursor: string } = { cursor };
    const { part, next } = await apiPart('listCompanies', input, { signal });
    rows.push(...part);
    cursor = next;
  }
  return rows.sort((a, b) => a.companyName.localeCompare(b.companyName));
}

export function useCreateCompany() {
  return useChange(
    (company: ApiRequest<'createCompany'>) => api('createCompany', company),
    [companiesKey],
    'onSettled',
  );
}

export function useSuspendCompany() {
  return useChange(
    (what: { company: string; suspended: boolean }) => api('suspendCompany', what),
    [companiesKey],
    'onSettled',
  );
}

export function useGetAllowedAddresses(company: string) {
  return useQuery({
    queryKey: allowedAddressesKey(company),
    queryFn: ({ signal }) => api('getAllowedAddresses', { company }, { signal }),
  });
}

export function useUpdateAllowedAddresses(company: string) {
  return useChange(
    (addresses: { ranges: string[]; revision?: number | undefined }) =>
      api('updateAllowedAddresses', { company, ...addresses }),
    [allowedAddressesKey(company)],
  );
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
  return useChange(
    (details: Omit<ApiRequest<'updateCompanyDetails'>, 'company'>) =>
      api('updateCompanyDetails', { company, ...details }),
    [companiesKey, detailsKey(company), companyNameKey],
  );
}
