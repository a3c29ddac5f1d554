import type { Image } from '@galley/shared/schemas/image';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { imageKeys } from '../image-keys';

/** A search begins with so many characters. */
export const searchLength = 3;

/** The company's pictures, newest first; those whose description fits once the search is long enough. */
export function useGalleryImages(typed: string) {
  const search = typed.trim().length >= searchLength ? typed.trim() : '';
  const query = useQuery({
    queryKey: [...imageKeys.all, 'gallery', search],
    queryFn: ({ signal }): Promise<Image[]> => api('listImages', search ? { search } : {}, { signal }),
    placeholderData: keepPreviousData,
    // Somebody may be uploading the picture that is wanted in another tab: coming back looks again.
    staleTime: 0,
  });
  return { ...query, search };
}
