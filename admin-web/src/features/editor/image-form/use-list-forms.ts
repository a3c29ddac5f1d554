import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';

/** The company's forms to choose one from. Coming back from another tab looks again. */
export function useListForms() {
  return useQuery({
    queryKey: ['forms', 'choice'],
    queryFn: ({ signal }) => api('listForms', {}, { signal }),
    staleTime: 0,
  });
}
