import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { pageKeys } from './page-keys';

/** Reads the page list: every page of the company, Deleted ones included, in menu order. */
export function useListPages(isAsked = true) {
  return useQuery({
    queryKey: pageKeys.list,
    queryFn: ({ signal }) => api('listPages', {}, { signal }),
    enabled: isAsked,
  });
}
