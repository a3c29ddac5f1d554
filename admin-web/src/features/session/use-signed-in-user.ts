import { may, type Permission } from '@galley/shared/permissions';
import type { SignedInUser } from '@galley/shared/schemas/user';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { sessionGate } from '../../lib/session-gate';

export const signedInUserKey = ['session', 'user'] as const;

/** Asks who is signed in; null when no one is. Never asks for a sign-in itself. */
export async function readSignedInUser(): Promise<SignedInUser | null> {
  return (await api('getSession')).user;
}

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

/** Who is signed in, kept in memory only and asked once per visit; undefined while that is not known. */
export const useSignedInUserQuery = () => useQuery(signedInUserQuery);

/** The signed-in person, for screens behind the guard. */
export function useSignedInUser(): SignedInUser {
  const { data } = useSignedInUserQuery();
  if (!data) throw new Error('This screen is shown to signed-in people only.');
  return data;
}

/** Whether the signed-in person may do this; the server asks the same table. */
export function useCan(permission: Permission): boolean {
  return may(useSignedInUser(), permission);
}

/** The same for parts of screens that are also drawn where it is not known who asks; then the server says no. */
export function useMayBeAbleTo(permission: Permission): boolean {
  const user = useQueryClient().getQueryData<SignedInUser | null>(signedInUserKey);
  return !user || may(user, permission);
}
