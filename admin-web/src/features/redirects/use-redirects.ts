import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { pageKeys } from '../pages/page-keys';

// Among the queries about pages: moving a page may create a redirect.
const redirectsKey = [...pageKeys.all, 'redirects'];

export function useListRedirects() {
  return useQuery({ queryKey: redirectsKey, queryFn: ({ signal }) => api('listRedirects', {}, { signal }) });
}

function useRedirectMutation<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: redirectsKey }),
  });
}

export function useCreateRedirect() {
  return useRedirectMutation((redirect: ApiRequest<'createRedirect'>) => api('createRedirect', redirect));
}

export function useDeleteRedirect() {
  return useRedirectMutation((from: string) => api('deleteRedirect', { from }));
}
