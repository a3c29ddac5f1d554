import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { fileKeys } from './file-keys';

/** Reads all files of the library, newest first; nothing is read until a component needs them. */
export function useListFiles(isAsked = true) {
  return useQuery({
    queryKey: fileKeys.all,
    queryFn: isAsked ? ({ signal }) => api('listFiles', {}, { signal }) : skipToken,
  });
}
