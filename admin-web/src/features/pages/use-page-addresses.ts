import { useMemo } from 'react';
import { useListPages } from './use-list-pages';

/** Where links to the company's pages lead, by page id; a deleted page has no address. Empty while nobody asks. */
export function usePageAddresses(isAsked: boolean): Readonly<Record<number, string>> {
  const { data } = useListPages(isAsked);
  return useMemo(
    () =>
      Object.fromEntries(
        (isAsked ? (data ?? []) : [])
          .filter(({ versionStatus, parentDeleted }) => versionStatus !== 'Deleted' && !parentDeleted)
          .map(({ pageId, fullUrl }) => [pageId, fullUrl]),
      ),
    [data, isAsked],
  );
}
