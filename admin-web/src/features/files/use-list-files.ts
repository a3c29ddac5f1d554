import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { fileKeys } from './file-keys';

/** All files of the library, newest first; none are read while nothing asks for them. */
export function useListFiles(isAsked = true) {
  return useQuery({
    queryKey: fileKeys.all,
    queryFn: isAsked ? ({ signal }) => api('listFiles', {}, { signal }) : skipToken,
  });
}
