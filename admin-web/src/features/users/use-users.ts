import { useQuery } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { companiesKey } from '../vendor/use-companies';

const userKeys = {
  all: ['users'] as const,
  list: (company: string | undefined) => ['users', 'list', company ?? ''] as const,
  one: (id: number, company: string | undefined) => ['users', id, company ?? ''] as const,
};

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

/** Creates a user by invitation, and their company if it is new. */
export function useCreateUser() {
  return useChange((user: ApiRequest<'createUser'>) => api('createUser', user), [userKeys.all, companiesKey]);
}

export function useUpdateUser() {
  return useChange((user: ApiRequest<'updateUser'>) => api('updateUser', user), [userKeys.all]);
}

export function useDeleteUser() {
  return useChange(
    (user: { id: number; company: string | undefined }) => api('deleteUser', user),
    [userKeys.all],
    'onSettled',
  );
}
