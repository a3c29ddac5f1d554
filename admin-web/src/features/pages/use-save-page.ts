import { api, callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { pageKeys } from './page-keys';

/** Any change of a page may move it in menus, lists and versions, so all queries about pages are read again. */
const usePageMutation = <Input, Answer>(change: (input: Input) => Promise<Answer>) =>
  useChange(change, [pageKeys.all]);

export const useCreatePage = () => usePageMutation(callOf('createPage'));

/** Creates drafts as copies of a page; returns the result of each. */
export const useDuplicatePage = () => usePageMutation(callOf('duplicatePage'));

export const useUpdatePage = () => usePageMutation(callOf('updatePage'));

export const useDeletePage = () => usePageMutation((pageId: number) => api('deletePage', { pageId }));

export const useRestorePage = () => usePageMutation((pageId: number) => api('restorePage', { pageId }));

export const useUpdatePageOrder = () =>
  usePageMutation((orderedPageIds: number[]) => api('updatePageOrder', { orderedPageIds }));

/** Saves the page details that a draft proposes. */
export const useUpdateDraftDetails = () => usePageMutation(callOf('updateDraftDetails'));
