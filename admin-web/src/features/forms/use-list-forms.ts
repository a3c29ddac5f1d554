import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { formKeys } from './form-keys';

/** The company's forms; also what a component may choose from. Coming back from another tab looks again. */
export function useListForms(options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: formKeys.list,
    queryFn: ({ signal }) => api('listForms', {}, { signal }),
    staleTime: 0,
    ...options,
  });
}
