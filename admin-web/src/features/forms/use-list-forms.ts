import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { formKeys } from './form-keys';

/**
 * Reads the company's forms, also for components that choose one; refetched when the user returns from another tab.
 */
export function useListForms(options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: formKeys.list,
    queryFn: ({ signal }) => api('listForms', {}, { signal }),
    staleTime: 0,
    ...options,
  });
}
