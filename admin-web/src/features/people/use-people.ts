import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** What colleagues are called, by email; of someone who is not known (the vendor's, deleted) the email itself. */
export function useNameOf(): (email: string) => string {
  const { data } = useQuery({
    queryKey: ['people'],
    // By email, once for every row that names someone.
    queryFn: async ({ signal }) =>
      new Map((await api('listPeople', {}, { signal })).map(({ email, name }) => [email, name])),
    staleTime: 5 * 60_000,
  });
  return (email) => data?.get(email) || email;
}
