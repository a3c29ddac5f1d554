import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** Who works for the company: by email and by number, once for every row that names someone. */
function usePeople() {
  return useQuery({
    queryKey: ['people'],
    queryFn: async ({ signal }) => {
      const people = await api('listPeople', {}, { signal });
      return {
        byEmail: new Map(people.map(({ email, name }) => [email, name])),
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

/** What colleagues are called, by the number of the user; undefined of someone who is not there any more. */
export function useNameOfUser(): (userId: number | undefined) => string | undefined {
  const { data } = usePeople();
  return (userId) => (userId === undefined ? undefined : data?.byId.get(userId));
}
