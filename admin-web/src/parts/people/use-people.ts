import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useSignedInUser } from '../session/use-signed-in-user';
import { userKeys } from './user-keys';

/** Who works for the company: by email and by number, once for every row that names someone. */
function usePeople() {
  return useQuery({
    queryKey: userKeys.people,
    queryFn: async ({ signal }) => {
      const people = await api('listPeople', {}, { signal });
      return {
        byEmail: new Map(people.map(({ email, name }) => [email, name])),
        idByEmail: new Map(people.map(({ id, email }) => [email, id])),
        byId: new Map(people.map(({ id, email, name }) => [id, name || email])),
      };
    },
    staleTime: 5 * 60_000,
  });
}

/** Returns colleagues' names by email; for an unknown user (the vendor's, deleted) the email itself. */
export function useNameOf(): (email: string) => string {
  const { data } = usePeople();
  return (email) => data?.byEmail.get(email) || email;
}

/** A name as it is drawn: while the names are read, blank instead of the email that it would replace. */
export function useDrawnName(name: string): string {
  const { isPending } = usePeople();
  return isPending && name.includes('@') ? '\u00a0' : name;
}

/** Returns whether the signed-in user is one of the company's who has entered no name. */
export function useIsNameless(): boolean {
  const { data } = usePeople();
  const { email } = useSignedInUser();
  return data?.byEmail.get(email) === '';
}

/** What colleagues are called, by the number of the user; undefined of someone who is not there any more. */
export function useNameOfUser(): (userId: number | undefined) => string | undefined {
  const { data } = usePeople();
  return (userId) => (userId === undefined ? undefined : data?.byId.get(userId));
}

/** Returns whether a user, by number, is the one who is signed in. */
export function useIsOneself(): (userId: number | undefined) => boolean {
  const { data } = usePeople();
  const { email } = useSignedInUser();
  return (userId) => userId !== undefined && data?.idByEmail.get(email) === userId;
}
