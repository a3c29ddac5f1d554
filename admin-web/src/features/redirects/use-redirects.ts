import { useQuery } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { pageKeys } from '../pages/page-keys';

// Among the queries about pages: moving a page may create a redirect.
const redirectsKey = [...pageKeys.all, 'redirects'];

export function useListRedirects() {
  return useQuery({ queryKey: redirectsKey, queryFn: ({ signal }) => api('listRedirects', {}, { signal }) });
}

export function useCreateRedirect() {
  return useChange(
    (redirect: ApiRequest<'createRedirect'>) => api('createRedirect', redirect),
    [redirectsKey],
    'onSettled',
  );
}

export function useDeleteRedirect() {
  return useChange((from: string) => api('deleteRedirect', { from }), [redirectsKey], 'onSettled');
}
