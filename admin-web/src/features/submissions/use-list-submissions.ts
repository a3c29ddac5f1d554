import { pageSizes } from '@galley/shared/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiPart } from '../../lib/api';
import { useRead } from '../../lib/use-read';
import { useReadToEnd } from '../../lib/use-read-to-end';
import {
  type SubmissionFilter,
  type SubmissionOrder,
  submissionKeys,
} from '../../parts/submissions/submission-keys';

/** The number per call where all of them are needed. */
const manyAtOnce = 1_000;

/** Reads one page of submissions, sorted by time, and the number of pages. */
export function useSubmissionPage(
  formId: number,
  order: SubmissionOrder,
  pageIndex: number,
  isEnabled: boolean,
) {
  const index = useRead(
    submissionKeys.pages(formId, order),
    'getSubmissionPages',
    { formId, ...order },
    { enabled: isEnabled },
  );
  const pages = index.data?.pages ?? [];
  const shown = Math.min(pageIndex, Math.max(0, pages.length - 1));
  // The first page needs no cursor, and so need not wait for the cursors of the others.
  const cursor = pages[shown]?.cursor ?? '';
  const isKnown = pageIndex === 0 || index.data !== undefined || index.isError;
  const page = useRead(
    submissionKeys.page(formId, order, cursor),
    'listFormSubmissions',
    { formId, limit: pageSizes.submissions, cursor, ...order },
    { enabled: isEnabled && isKnown, placeholderData: keepPreviousData },
  );
  return { page, pages, pageIndex: shown, total: index.data?.total ?? undefined };
}

/** The number of spam submissions; undefined until it is known. */
export function useSpamCount(formId: number): number | undefined {
  const order = { oldestFirst: false, spam: true };
  const { data } = useRead(submissionKeys.pages(formId, order), 'getSubmissionPages', { formId, ...order });
  return data?.total ?? undefined;
}

/**
 * Reads all submissions of a search to the end: the browser can sort by what visitors wrote only with all of them.
 */
export function useAllSubmissions(formId: number, filter: SubmissionFilter, isEnabled: boolean) {
  const list = useInfiniteQuery({
    queryKey: submissionKeys.list(formId, filter),
    queryFn: ({ pageParam: cursor, signal }) =>
      apiPart('listFormSubmissions', { formId, limit: manyAtOnce, cursor, ...filter }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: isEnabled,
  });
  useReadToEnd(list, isEnabled);
  return list;
}
