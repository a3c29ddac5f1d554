import type { CompanyRow } from '@galley/shared/schemas/company';
import { useQuery } from '@tanstack/react-query';
import { type ApiRequest, api, apiPart, callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
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

export const useCreateCompany = () => useChange(callOf('createCompany'), [companiesKey], 'onSettled');

export const useSuspendCompany = () => useChange(callOf('suspendCompany'), [companiesKey], 'onSettled');

export const useGetAllowedAddresses = (company: string) =>
  useRead(allowedAddressesKey(company), 'getAllowedAddresses', { company });

export const useUpdateAllowedAddresses = (company: string) =>
  useChange(
    (change: { ranges: string[]; revision?: number | undefined }) =>
      api('updateAllowedAddresses', { company, ...change }),
    [allowedAddressesKey(company)],
  );

export const useGetCompanyDetails = (company: string) =>
  useRead(
    detailsKey(company),
    'getCompanyDetails',
    { company },
    {
      // Waiting for fresh values is better than saving over stale ones.
      gcTime: 0,
    },
  );

export const useUpdateCompanyDetails = (company: string) =>
  useChange(
    (details: Omit<ApiRequest<'updateCompanyDetails'>, 'company'>) =>
      api('updateCompanyDetails', { company, ...details }),
    [companiesKey, detailsKey(company), companyNameKey],
  );

const budgetsKey = (company: string) => ['vendor', 'company-budgets', company] as const;

export const useGetCompanyBudgets = (company: string) =>
  useRead(
    budgetsKey(company),
    'getCompanyBudgets',
    { company },
    {
      // Past usage is of no interest.
      gcTime: 0,
    },
  );

export const useUpdateCompanyBudgets = (company: string) =>
  useChange(
    (budgets: Omit<ApiRequest<'updateCompanyBudgets'>, 'company'>) =>
      api('updateCompanyBudgets', { company, ...budgets }),
    [budgetsKey(company)],
  );

const providerSettingsKey = ['vendor', 'provider-settings'] as const;

export const useGetProviderSettings = () => useRead(providerSettingsKey, 'getProviderSettings');

export const useUpdateProviderSettings = () =>
  useChange(callOf('updateProviderSettings'), [providerSettingsKey]);
