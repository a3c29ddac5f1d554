import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { pageKeys } from './page-keys';

export function useGetPage(pageId: number) {
  return useQuery({
    queryKey: pageKeys.one(pageId),
    queryFn: ({ signal }) => api('getPage', { pageId }, { signal }),
  });
}
