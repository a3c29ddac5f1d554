import { hashKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useRead } from '../../lib/use-read';
import { pageKeys } from '../pages/page-keys';
import { editorKeys } from './editor-keys';
import { useEditorMutation } from './use-editor-mutation';

/**
 * A change of a version's status: the page list shows it too, and a version's number may come to mean another one.
 */
export function useVersionMutation<Input, Output>(pageId: number, change: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useEditorMutation(pageId, async (input: Input) => {
    const response = await change(input);
    const frame = hashKey(pageKeys.frame(pageId));
    void queryClient.invalidateQueries({
      queryKey: pageKeys.all,
      // The site around the page is the same for all its versions, and the current version may be gone.
      predicate: ({ queryKey }) => hashKey(queryKey.slice(0, 3)) !== frame,
    });
    return response;
  });
}

/** Reads all versions of a page, newest first, in parts. */
export function useListVersions(pageId: number) {
  return useInfiniteQuery({
    queryKey: editorKeys.versions(pageId),
    queryFn: ({ pageParam, signal }) => api('listVersions', { pageId, before: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ versions, hasOlder }) => (hasOlder ? versions.at(-1)?.versionId : undefined),
  });
}

/** Reads the log of a page's versions, newest first. For Admins. */
export const useListVersionLog = (pageId: number) =>
  useRead(editorKeys.versionLog(pageId), 'listVersionLog', { pageId });

/** Copies a version into a new draft, or starts an empty one (null); returns the draft's id. */
export const useCreateDraft = (pageId: number) =>
  useVersionMutation(pageId, (copyVersionId: number | null) => api('createDraft', { pageId, copyVersionId }));

/** Deletes the page's draft with its components. */
export const useDeleteDraft = (pageId: number) =>
  useVersionMutation(pageId, () => api('deleteDraft', { pageId }));

/** Submits the draft for review: it becomes pending. */
export const useSubmitDraft = (pageId: number) =>
  useVersionMutation(
    pageId,
    (input: { versionId: number; comments: string; reason: string; isPublishedNext?: boolean }) =>
      api('submitDraft', { pageId, ...input }),
  );

/** The version of a decision; with `revision` only as it was reviewed. */
export interface Decision {
  versionId: number;
  revision?: number;
  comments: string;
}

/** Makes the pending version live, with the reason for overriding a blocking check; returns its id. */
export const usePublishDraft = (pageId: number) =>
  useVersionMutation(pageId, (decision: Decision & { reason: string }) =>
    api('publishDraft', { pageId, ...decision }),
  );

/** Recalls a pending version from review. @param revision of the version as it was shown, where that is known */
export const useRecallDraft = (pageId: number) =>
  useVersionMutation(pageId, (input: { versionId: number; revision?: number }) =>
    api('recallDraft', { pageId, ...input }),
  );

/** Returns the pending version to draft. The comments say why and are required. */
export const useRejectDraft = (pageId: number) =>
  useVersionMutation(pageId, (decision: Decision) => api('rejectDraft', { pageId, ...decision }));

/** Takes the live page off the site; returns the version that was live and is a backup now. */
export const useUnpublish = (pageId: number) =>
  useVersionMutation(pageId, (comments: string) => api('unpublish', { pageId, comments }));

/** Makes a backup live again; returns its id. */
export const useRestoreVersion = (pageId: number) =>
  useVersionMutation(pageId, (input: { versionId: number; comments: string; withPlace: boolean }) =>
    api('restoreVersion', { pageId, ...input }),
  );
