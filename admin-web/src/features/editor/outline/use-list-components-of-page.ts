import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { editorKeys } from '../editor-keys';

/** Reads the names of a page's components, without their content; undefined reads nothing. */
export function useListComponentsOfPage(pageId: number | undefined) {
  return useQuery({
    queryKey: [...editorKeys.page(pageId ?? 0), 'names'],
    queryFn:
      pageId === undefined
        ? skipToken
        : ({ signal }) => api('getPageComponentData', { pageId, bodies: false }, { signal }),
  });
}
