import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';

/** Polled, since other users write comments too. */
const againAfterMs = 60_000;

/** Reads all comments on a page and its components, on every version. */
export const useListThreads = (pageId: number) =>
  useRead(threadKeys.page(pageId), 'listThreads', { pageId }, { refetchInterval: againAfterMs });

/**
 * A call that changes the comments of a page. They are read again even after an error, which may be caused by another
 * change.
 */
const useThreadMutation = <Input>(pageId: number, change: (input: Input) => Promise<unknown>) =>
  useChange(change, [threadKeys.page(pageId)], 'onSettled');

type Change<Name extends 'startThread' | 'answerThread' | 'editComment' | 'deleteComment' | 'resolveThread'> =
  Omit<ApiRequest<Name>, 'pageId'>;

export const useStartThread = (pageId: number) =>
  useThreadMutation(pageId, (input: Change<'startThread'>) => api('startThread', { ...input, pageId }));

export const useAnswerThread = (pageId: number) =>
  useThreadMutation(pageId, (input: Change<'answerThread'>) => api('answerThread', { ...input, pageId }));

export const useEditComment = (pageId: number) =>
  useThreadMutation(pageId, (input: Change<'editComment'>) => api('editComment', { ...input, pageId }));

export const useDeleteComment = (pageId: number) =>
  useThreadMutation(pageId, (input: Change<'deleteComment'>) => api('deleteComment', { ...input, pageId }));

export const useResolveThread = (pageId: number) =>
  useThreadMutation(pageId, (input: Change<'resolveThread'>) => api('resolveThread', { ...input, pageId }));

/** Separate from the queries of the page: saving the page does not change its comments. */
const threadKeys = {
  page: (pageId: number) => ['threads', pageId] as const,
};
