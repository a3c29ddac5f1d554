import { hasUsNumbers } from '@galley/shared/phone/phone-rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const companyNameKey = ['session', 'company-name'] as const;

export const companyQuery = queryOptions({
  queryKey: companyNameKey,
  queryFn: () => api('getCompanyName'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Reads name and look of the signed-in user's company; undefined while loading. */
export function useCompany() {
  return useQuery(companyQuery).data;
}

/** The company's country in the format of a form: undefined in the US and Canada. */
export function useFormCountry(): string | undefined {
  const country = useCompany()?.country;
  return country === undefined || hasUsNumbers(country) ? undefined : country;
}

/** The company's display name; undefined while loading. */
export function useCompanyName(): string | undefined {
  return useCompany()?.companyName;
}
