import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { imageKeys } from './image-keys';

/** Reads where a picture is used. It is read on demand, since pages change without this screen. */
export function useGetImageUsage(id: number) {
  return useQuery({
    queryKey: imageKeys.usage(id),
    queryFn: ({ signal }) => api('getImageUsage', { id }, { signal }),
    staleTime: 0,
  });
}
