import { imageLimits } from '@galley/shared/image-rules';
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ApiRequest, api, apiPart, callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { useReadToEnd } from '../../lib/use-read-to-end';

/** Query keys of the library; the picker's gallery uses them too. */
export const imageKeys = {
  all: ['images'],
  list: (search: string) => ['images', 'list', search],
  /** Separate from the rest: a change of the library must not read it again, least of all for a deleted picture. */
  usage: (id: number) => ['image-usage', id],
} as const;

/** The number of pictures in the first call, so that something shows quickly, and in each later call. */
const parts = { first: 60, later: 1_000 };

/** The part of a typed search that is sent: nothing below three characters. */
export function effectiveSearch(typed: string): string {
  const search = typed.trim();
  return search.length >= imageLimits.search ? search : '';
}

/** Says below the field why nothing is searched yet. */
export const searchHint = (typed: string): string | undefined =>
  typed.trim() !== '' && effectiveSearch(typed) === ''
    ? `${imageLimits.search} characters or more start the search.`
    : undefined;

/**
 * Reads the library, newest first. All of it is read, part by part, so that every month can be jumped to. `options`
 * are passed to the query.
 */
export function useListImages(search: string, options: { staleTime?: number } = {}) {
  const list = useInfiniteQuery({
    queryKey: imageKeys.list(search),
    queryFn: ({ pageParam, signal }) => apiPart('listImages', { ...pageParam, search }, { signal }),
    initialPageParam: { cursor: '', limit: parts.first },
    getNextPageParam: ({ next }) => (next === undefined ? undefined : { cursor: next, limit: parts.later }),
    placeholderData: keepPreviousData,
    ...options,
  });
  useReadToEnd(list);
  const { data, error, refetch, hasNextPage, isPlaceholderData } = list;
  const images = useMemo(() => data?.pages.flatMap(({ part }) => part), [data]);
  return { images, error, refetch, isWhole: !hasNextPage && !isPlaceholderData };
}

/** Only the newest pictures that a search finds; `useListImages` reads all of them. */
export const firstImagesQuery = (search: string, limit: number) =>
  queryOptions({
    queryKey: [...imageKeys.list(search), 'first', limit],
    queryFn: ({ signal }) => api('listImages', { limit, search, cursor: '' }, { signal }),
  });

/** @param isEnabled nothing is read before it is set */
export const useFirstImages = (search: string, limit: number, isEnabled = true) =>
  useQuery({ ...firstImagesQuery(search, limit), enabled: isEnabled, placeholderData: keepPreviousData });

/** Reads where a picture is used. It is read on demand, since pages change without this screen. */
export const useGetImageUsage = (id: number) =>
  useRead(imageKeys.usage(id), 'getImageUsage', { id }, { staleTime: 0 });

/** Every change must show in the library and in the editor's gallery. */
const useImageMutation = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useChange(change, [imageKeys.all]);

export const useEditImage = () => useImageMutation(callOf('editImage'));

export const useDeleteImage = () => useImageMutation((id: number) => api('deleteImage', { id }));

interface Replacement extends ApiRequest<'replaceImage'> {
  onProgress: (sent: number) => void;
}

export const useReplaceImage = () =>
  useImageMutation(({ onProgress, ...input }: Replacement) => api('replaceImage', input, { onProgress }));
