import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../lib/api';

/** What colleagues are called, by email; of somebody who is not known (the vendor's, deleted) the email itself. */
export function useNameOf(): (email: string) => string {
  const { data } = useQuery({
    queryKey: ['people'],
    queryFn: ({ signal }) => api('listPeople', {}, { signal }),
    staleTime: 5 * 60_000,
  });
  return useMemo(() => {
    const names = new Map(data?.map(({ email, name }) => [email, name]));
    return (email) => names.get(email) || email;
  }, [data]);
}
