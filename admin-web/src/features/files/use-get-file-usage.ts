import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { fileKeys } from './file-keys';

/** Reads where a file is used. It is read on demand, since pages change without this screen. */
export function useGetFileUsage(id: number) {
  return useQuery({
    queryKey: fileKeys.usage(id),
    queryFn: ({ signal }) => api('getFileUsage', { id }, { signal }),
    staleTime: 0,
  });
}
