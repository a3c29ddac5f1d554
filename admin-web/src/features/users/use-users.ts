import { callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { companiesKey } from '../../parts/companies/use-companies';
import { userKeys } from '../../parts/people/user-keys';

export const useListUsers = (company: string | undefined, options: { enabled?: boolean } = {}) =>
  useRead(userKeys.list(company), 'listUsers', { company }, options);

export const useGetUser = (id: number, company: string | undefined) =>
  useRead(userKeys.one(id, company), 'getUser', { id, company });

/** Creates a user by invitation, and their company if it is new. */
export const useCreateUser = () => useChange(callOf('createUser'), [userKeys.all, companiesKey]);

export const useUpdateUser = () => useChange(callOf('updateUser'), [userKeys.all]);

export const useDeleteUser = () => useChange(callOf('deleteUser'), [userKeys.all], 'onSettled');
