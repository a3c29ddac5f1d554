import type { HeldUpPage } from '@galley/shared/schemas/launch';
import { useQuery } from '@tanstack/react-query';
import { type ApiRequest, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { pageKeys } from '../pages/page-keys';

// Among the queries about pages: a change of a version may prevent a launch.
const launchKeys = {
  list: [...pageKeys.all, 'launches'],
  one: (launchId: number) => [...pageKeys.all, 'launch', launchId],
};

export function useListLaunches() {
  return useQuery({
    queryKey: launchKeys.list,
    queryFn: ({ signal }) => api('listLaunches', {}, { signal }),
  });
}

const lookEveryMs = 1_000;

/** Reads a launch with its pages, and polls it while it is being published. */
export function useGetLaunch(launchId: number) {
  return useQuery({
    queryKey: launchKeys.one(launchId),
    queryFn: ({ signal }) => api('getLaunch', { launchId }, { signal }),
    refetchInterval: ({ state }) => state.data?.status === 'publishing' && lookEveryMs,
  });
}

const useLaunchMutation = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useChange(change, [pageKeys.all], 'onSettled');

export const useCreateLaunch = () =>
  useLaunchMutation((launch: ApiRequest<'createLaunch'>) => api('createLaunch', launch));

export const useRenameLaunch = () =>
  useLaunchMutation((launch: ApiRequest<'renameLaunch'>) => api('renameLaunch', launch));

export const useAddLaunchPages = (launchId: number) =>
  useLaunchMutation((pageIds: number[]) => api('addLaunchPages', { launchId, pageIds }));

export const useRemoveLaunchPages = (launchId: number) =>
  useLaunchMutation((pageIds: number[]) => api('removeLaunchPages', { launchId, pageIds }));

export const useSaveLaunchPart = () =>
  useLaunchMutation((part: ApiRequest<'saveLaunchPart'>) => api('saveLaunchPart', part));

export const useRemoveLaunchPart = (launchId: number) =>
  useLaunchMutation((part: string) => api('removeLaunchPart', { launchId, part }));

export const useScheduleLaunch = () =>
  useLaunchMutation((times: ApiRequest<'scheduleLaunch'>) => api('scheduleLaunch', times));

export const usePublishLaunch = () =>
  useLaunchMutation((launch: ApiRequest<'publishLaunch'>) => api('publishLaunch', launch));

export const useRollBackLaunch = () =>
  useLaunchMutation((launchId: number) => api('rollBackLaunch', { launchId }));

export const useDeleteLaunch = () =>
  useLaunchMutation((launchId: number) => api('deleteLaunch', { launchId }));

/** Reads the pages that the company's checks block; if that fails, publishing will report them. */
export function readHeldUpPages(launchId: number): Promise<HeldUpPage[]> {
  return api('checkLaunch', { launchId }).catch(() => []);
}
