import { hasUsNumbers } from '@galley/shared/phone/phone-rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const companyNameKey = ['session', 'company-name'] as const;

export const companyQuery = queryOptions({
  queryKey: companyNameKey,
  queryFn: () => api('getCompanyName'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** How the company of the signed-in person calls itself and looks; undefined while it is read. */
export function useCompany() {
  return useQuery(companyQuery).data;
}

/** Where the company is, as a model of a form has it: undefined in the US and Canada. */
export function useFormCountry(): string | undefined {
  const country = useCompany()?.country;
  return country === undefined || hasUsNumbers(country) ? undefined : country;
}

/** The company's display name; undefined while it is read. */
export function useCompanyName(): string | undefined {
  return useCompany()?.companyName;
}
