import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiResponse, api } from '../../lib/api';
import { editorKeys } from './editor-keys';

export type PageComponentData = ApiResponse<'getPageComponentData'>;

export const pageComponentDataQuery = (pageId: number, versionId: number | null) =>
  queryOptions({
    queryKey: editorKeys.data(pageId, versionId),
    queryFn: ({ signal }) => api('getPageComponentData', { pageId, versionId }, { signal }),
  });

/**
 * Reads a page, its versions and the components of one of them; `versionId` null leaves the choice to the server.
 * While another version of the same page is loading, the former one stays (`isPlaceholderData`).
 */
export function useGetPageComponentData(pageId: number, versionId: number | null) {
  return useQuery({
    ...pageComponentDataQuery(pageId, versionId),
    placeholderData: (previous, query) =>
      query?.queryKey[2] === pageId ? keepPreviousData(previous) : undefined,
  });
}
