import type { Image } from '@galley/shared/schemas/image';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { imageKeys } from './image-keys';

/**
 * Reads only the newest pictures that a search finds; `useListImages` reads all of them.
 * @param isEnabled nothing is read before it is set
 */
export function useFirstImages(search: string, limit: number, isEnabled = true) {
  return useQuery<Image[]>({
    queryKey: [...imageKeys.list(search), 'first', limit],
    queryFn: ({ signal }) => api('listImages', { limit, search, cursor: '' }, { signal }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
}
