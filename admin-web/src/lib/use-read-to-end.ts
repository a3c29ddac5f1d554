import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

type ListInParts = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isError' | 'isPlaceholderData' | 'fetchNextPage'
>;

/** Reads the further parts of a list, one after the other, until all of them are there. */
export function useReadToEnd(
  { hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage }: ListInParts,
  isEnabled = true,
) {
  const mayGoOn = isEnabled && hasNextPage && !isFetching && !isError && !isPlaceholderData;
  useEffect(() => {
    if (mayGoOn) void fetchNextPage();
  }, [mayGoOn, fetchNextPage]);
}
