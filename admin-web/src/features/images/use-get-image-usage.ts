import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { imageKeys } from './image-keys';

/** Where a picture is shown now: read when it is asked for, since pages change without this screen. */
export function useGetImageUsage(id: number) {
  return useQuery({
    queryKey: imageKeys.usage(id),
    queryFn: ({ signal }) => api('getImageUsage', { id }, { signal }),
    staleTime: 0,
  });
}
