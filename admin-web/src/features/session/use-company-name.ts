import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const companyNameKey = ['session', 'company-name'] as const;

/** The company's display name; undefined while it is read. */
export function useCompanyName(): string | undefined {
  const { data } = useQuery({
    queryKey: companyNameKey,
    queryFn: () => api('getCompanyName'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.companyName;
}
