import type { PageListRow } from '@galley/shared/schemas/page';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { pageKeys } from '../page-keys';

/** The pages that the company's checks hold up; undefined while that is asked. Without an answer, publishing says it. */
export function useHeldUpPages(rows: readonly PageListRow[]) {
  const pageIds = rows.map(({ pageId }) => pageId);
  const { data, isPending, isError } = useQuery({
    queryKey: [...pageKeys.all, 'held-up', pageIds],
    queryFn: ({ signal }) => api('checkPages', { pageIds }, { signal }),
    enabled: pageIds.length > 0,
    retry: false,
    staleTime: 0,
  });
  return pageIds.length === 0 || isError ? [] : isPending ? undefined : data;
}
