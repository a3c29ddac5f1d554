import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const companyNameKey = ['session', 'company-name'] as const;

/** How the company of the signed-in person calls itself and looks; undefined while it is read. */
export function useCompany() {
  const { data } = useQuery({
    queryKey: companyNameKey,
    queryFn: () => api('getCompanyName'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** The company's display name; undefined while it is read. */
export function useCompanyName(): string | undefined {
  return useCompany()?.companyName;
}
