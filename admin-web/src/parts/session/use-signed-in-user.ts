import { may, type Permission } from '@galley/shared/permissions';
import type { SignedInUser } from '@galley/shared/schemas/user';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionGate } from '../../lib/session-gate';
import { readSignedInUser } from './read-signed-in-user';

export const signedInUserKey = ['session', 'user'] as const;

export const signedInUserQuery = queryOptions({
  queryKey: signedInUserKey,
  queryFn: async () => {
    const user = await readSignedInUser();
    if (user) sessionGate.open();
    else sessionGate.close();
    return user;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The signed-in user, kept in memory only and read once per visit; undefined while unknown. */
export const useSignedInUserQuery = () => useQuery(signedInUserQuery);

/** The signed-in user, for screens behind the guard. */
export function useSignedInUser(): SignedInUser {
  const { data } = useSignedInUserQuery();
  if (!data) throw new Error('This screen is shown to signed-in people only.');
  return data;
}

/** Whether the signed-in user has a permission; the server checks the same table. */
export function useCan(permission: Permission): boolean {
  return may(useSignedInUser(), permission);
}

/** The same for parts of screens that may also render without a known user; the server then rejects the call. */
export function useMayBeAbleTo(permission: Permission): boolean {
  const user = useQueryClient().getQueryData<SignedInUser | null>(signedInUserKey);
  return !user || may(user, permission);
}
