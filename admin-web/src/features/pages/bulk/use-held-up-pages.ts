import type { PageListRow } from '@galley/shared/schemas/page';
import { useRead } from '../../../lib/use-read';
import { pageKeys } from '../page-keys';

/**
 * Reads which pages the company's checks block; undefined while loading. If that fails, publishing will report them.
 */
export function useHeldUpPages(rows: readonly PageListRow[]) {
  const pageIds = rows.map(({ pageId }) => pageId);
  const { data, isPending, isError } = useRead(
    [...pageKeys.all, 'held-up', pageIds],
    'checkPages',
    { pageIds },
    { enabled: pageIds.length > 0, retry: false, staleTime: 0 },
  );
  return pageIds.length === 0 || isError ? [] : isPending ? undefined : data;
}
