import { pageSizes } from '@galley/shared/limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { type SubmissionFilter, submissionKeys } from './submission-keys';

/** As many at once where all of them are wanted. */
const manyAtOnce = 1_000;

/**
 * What was submitted with a form, a page at a time. `wantsAll`: the browser is to sort by what visitors wrote, so that
 * the parts that follow are read in large pieces.
 */
export function useListSubmissions(formId: number, filter: SubmissionFilter, wantsAll: boolean) {
  return useInfiniteQuery({
    queryKey: submissionKeys.list(formId, filter),
    queryFn: async ({ pageParam, signal }) => {
      let next: string | undefined;
      const onHeaders = (headers: Headers) => {
        next = headers.get('x-next-cursor') ?? undefined;
      };
      const limit = wantsAll ? manyAtOnce : pageSizes.submissions;
      const input = { formId, limit, cursor: pageParam, ...filter };
      return { ...(await api('listFormSubmissions', input, { signal, onHeaders })), next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
