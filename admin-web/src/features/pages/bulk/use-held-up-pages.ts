import type { PageListRow } from '@galley/shared/schemas/page';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { pageKeys } from '../page-keys';

/**
 * Reads which pages the company's checks block; undefined while loading. If that fails, publishing will report them.
 */
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
