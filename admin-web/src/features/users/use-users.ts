import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { companiesKey } from '../vendor/use-companies';

const userKeys = {
  all: ['users'] as const,
  list: (company: string | undefined) => ['users', 'list', company ?? ''] as const,
  one: (id: number, company: string | undefined) => ['users', id, company ?? ''] as const,
};
const readAgain = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: userKeys.all });

export function useListUsers(company: string | undefined, options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: userKeys.list(company),
    queryFn: ({ signal }) => api('listUsers', { company }, { signal }),
    ...options,
  });
}

export function useGetUser(id: number, company: string | undefined) {
  return useQuery({
    queryKey: userKeys.one(id, company),
    queryFn: ({ signal }) => api('getUser', { id, company }, { signal }),
  });
}

/** Creates a user by invitation. */
export function useCreateUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: ApiRequest<'createUser'>) => api('createUser', user),
    onSuccess: () =>
      Promise.all([
        readAgain(queryClient),
        // The call may have created a company.
        queryClient.invalidateQueries({ queryKey: companiesKey }),
      ]),
  });
}

export function useUpdateUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: ApiRequest<'updateUser'>) => api('updateUser', user),
    onSuccess: () => readAgain(queryClient),
  });
}

export function useDeleteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: { id: number; company: string | undefined }) => api('deleteUser', user),
    onSettled: () => readAgain(queryClient),
  });
}
