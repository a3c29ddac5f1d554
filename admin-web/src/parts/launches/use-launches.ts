import type { Launch, LaunchPage } from '@galley/shared/schemas/launch';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { pageKeys } from '../pages/page-keys';

// Among the queries about pages: a change of a version may prevent a launch.
const launchKeys = {
  list: [...pageKeys.all, 'launches'],
  one: (launchId: number) => [...pageKeys.all, 'launch', launchId],
  heldUp: (launchId: number) => [...pageKeys.all, 'launch', launchId, 'held-up'],
};

const lookEveryMs = 1_000;
const isPublishing = (launch: Launch | undefined) => launch?.status === 'publishing';

/** Reads the launches, and polls them while one is being published. */
export const useListLaunches = () =>
  useRead(
    launchKeys.list,
    'listLaunches',
    {},
    { refetchInterval: ({ state }) => (state.data?.some(isPublishing) ?? false) && lookEveryMs },
  );

/**
 * Reads a launch with its pages, and polls it while it is being published. Afterwards everything is
 * read again: besides pages, it may have changed any part of the site.
 */
export function useGetLaunch(launchId: number) {
  const queryClient = useQueryClient();
  const launch = useRead(
    launchKeys.one(launchId),
    'getLaunch',
    { launchId },
    { refetchInterval: ({ state }) => isPublishing(state.data) && lookEveryMs },
  );
  const isRunning = isPublishing(launch.data);
  useEffect(() => {
    if (!isRunning) return;
    return () => void queryClient.invalidateQueries();
  }, [isRunning, queryClient]);
  return launch;
}

const useLaunchMutation = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useChange(change, [pageKeys.all], 'onSettled');

export const useCreateLaunch = () => useLaunchMutation(callOf('createLaunch'));

export const useRenameLaunch = () => useLaunchMutation(callOf('renameLaunch'));

export const useAddLaunchPages = (launchId: number) =>
  useLaunchMutation((pageIds: number[]) => api('addLaunchPages', { launchId, pageIds }));

/** Adds a page as it is now; a draft is submitted before. */
export const useAddLaunchPageAgain = (launchId: number) =>
  useLaunchMutation(async ({ pageId, isDraft }: Pick<LaunchPage, 'pageId' | 'isDraft'>) => {
    // No one needs to be told: who publishes the launch has just seen that it waits for this page.
    if (isDraft) await api('submitDraft', { pageId, comments: '', isPublishedNext: true });
    return api('addLaunchPages', { launchId, pageIds: [pageId] });
  });

export const useRemoveLaunchPages = (launchId: number) =>
  useLaunchMutation((pageIds: number[]) => api('removeLaunchPages', { launchId, pageIds }));

export const useSaveLaunchPart = () => useLaunchMutation(callOf('saveLaunchPart'));

export const useRemoveLaunchPart = (launchId: number) =>
  useLaunchMutation((part: string) => api('removeLaunchPart', { launchId, part }));

export const useScheduleLaunch = () => useLaunchMutation(callOf('scheduleLaunch'));

export const usePublishLaunch = () => useLaunchMutation(callOf('publishLaunch'));

export const useRollBackLaunch = () =>
  useLaunchMutation((launchId: number) => api('rollBackLaunch', { launchId }));

export const useDeleteLaunch = () =>
  useLaunchMutation((launchId: number) => api('deleteLaunch', { launchId }));

/** Reads the pages that the company's checks block, none once it is published; if that fails, publishing reports them. */
export const useHeldUpLaunchPages = (launchId: number) =>
  useRead(launchKeys.heldUp(launchId), 'checkLaunch', { launchId }, { retry: false });
