import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { pageKeys } from './page-keys';

/** Any change of a page may move it in menus, lists and versions, so all queries about pages are read again. */
function usePageMutation<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  return useChange(change, [pageKeys.all]);
}

export function useCreatePage() {
  return usePageMutation((page: ApiRequest<'createPage'>) => api('createPage', page));
}

/** Creates drafts as copies of a page; returns the result of each. */
export function useDuplicatePage() {
  return usePageMutation((copy: ApiRequest<'duplicatePage'>) => api('duplicatePage', copy));
}

export function useUpdatePage() {
  return usePageMutation((page: ApiRequest<'updatePage'>) => api('updatePage', page));
}

export function useDeletePage() {
  return usePageMutation((pageId: number) => api('deletePage', { pageId }));
}

export function useRestorePage() {
  return usePageMutation((pageId: number) => api('restorePage', { pageId }));
}

export function useUpdatePageOrder() {
  return usePageMutation((orderedPageIds: number[]) => api('updatePageOrder', { orderedPageIds }));
}

/** Saves the page details that a draft proposes. */
export function useUpdateDraftDetails() {
  return usePageMutation((details: ApiRequest<'updateDraftDetails'>) => api('updateDraftDetails', details));
}
