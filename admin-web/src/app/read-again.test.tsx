import type { CallName } from '@galley/shared/contract/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useReadProfileAgain } from '../features/profile/use-profile';
import { useCreateRedirect, useDeleteRedirect, useListRedirects } from '../features/redirects/use-redirects';
import { useGetTheme, useSaveTheme } from '../features/theme/use-theme';
import { useCreateUser, useDeleteUser, useUpdateUser } from '../features/users/use-users';
import { createQueryClient } from '../lib/query-client';
import { useDeleteFile, useEditFile, useListFiles } from '../parts/files/use-files';
import * as launches from '../parts/launches/use-launches';
import * as pages from '../parts/pages/use-pages';
import { useNameOf } from '../parts/people/use-people';
import { useCompany } from '../parts/session/use-company-name';
import * as site from '../parts/site-information/use-site-information';
import { usePublishDraft } from '../parts/versions/use-versions';
import { plannedLaunch } from '../test-support/planned-launch';
import { serveCalls } from '../test-support/render-screen';

const look = { call: 'getTheme', use: useGetTheme } as const;
const company = { call: 'getCompanyName', use: useCompany } as const;
const settings = { call: 'getCompanySettings', use: site.useGetCompanySettings } as const;
const footer = { call: 'getFooter', use: site.useGetFooter } as const;
const tabs = { call: 'listNavbarTabs', use: site.useListNavbarTabs } as const;
const menu = { call: 'listMenuItems', use: site.useListMenuItems } as const;
const redirects = { call: 'listRedirects', use: useListRedirects } as const;
const files = { call: 'listFiles', use: useListFiles } as const;
const pageList = { call: 'listPages', use: pages.useListPages } as const;
const launchList = { call: 'listLaunches', use: launches.useListLaunches } as const;
const launch = { call: 'getLaunch', use: () => launches.useGetLaunch(3) } as const;
const blocked = { call: 'checkLaunch', use: () => launches.useHeldUpLaunchPages(3) } as const;
const people = { call: 'listPeople', use: useNameOf } as const;
const ofLaunches = [launchList, launch, blocked];
const afterPages = [pageList, menu, redirects, ...ofLaunches];

type Read = { call: CallName; use: () => unknown };
type Save = () => { mutateAsync: (input: never) => Promise<unknown> };

const stored = { id: 1, revision: 1 };
const saves: [CallName, input: unknown, Save, Read[]][] = [
  ['createRedirect', { from: '/old', to: '/new' }, useCreateRedirect, [redirects]],
  ['deleteRedirect', '/old', useDeleteRedirect, [redirects]],
  ['updatePage', stored, pages.useUpdatePage, afterPages],
  ['deletePage', 4, pages.useDeletePage, afterPages],
  ['publishDraft', { versionId: 2 }, () => usePublishDraft(4), afterPages],
  ['createLaunch', { name: 'Spring' }, launches.useCreateLaunch, ofLaunches],
  ['addLaunchPages', [4], () => launches.useAddLaunchPages(3), ofLaunches],
  ['saveLaunchPart', { launchId: 3 }, launches.useSaveLaunchPart, ofLaunches],
  ['deleteLaunch', 3, launches.useDeleteLaunch, ofLaunches],
  ['editFile', stored, useEditFile, [files]],
  ['deleteFile', 1, useDeleteFile, [files]],
  ['createUser', stored, useCreateUser, [people]],
  ['updateUser', stored, useUpdateUser, [people]],
  ['deleteUser', stored, useDeleteUser, [people]],
  // One's own name, too.
  ['updateProfile', undefined, () => ({ mutateAsync: useReadProfileAgain() }), [people]],
  // A launch may be about a part of the site, which is outdated once that is saved.
  ['saveTheme', {}, useSaveTheme, [look, company, ...ofLaunches]],
  ['updateFooter', stored, site.useSaveFooter, [footer, ...ofLaunches]],
  ['updateNavbarTab', stored, site.useSaveNavbarTab, [tabs, ...ofLaunches]],
  ['deleteNavbarTab', 1, site.useDeleteNavbarTab, [tabs, ...ofLaunches]],
  [
    'updateCompanySettings',
    { companySettings: stored },
    site.useSaveCompanySettings,
    [settings, company, ...ofLaunches],
  ],
];

/** Serves everything that is read here, and opens screens one after the other, as in one tab of a browser. */
function openTab(status = 'planned') {
  const state = { status };
  const saved = Object.fromEntries(saves.map(([name]) => [name, { body: 1 }]));
  const served = serveCalls({
    ...saved,
    ...Object.fromEntries(
      [look, company, settings, footer].map(({ call }): [CallName, object] => [call, { body: {} }]),
    ),
    ...Object.fromEntries(
      [tabs, menu, redirects, files, pageList, people, launchList, blocked].map(({ call }) => [
        call,
        { body: [] },
      ]),
    ),
    ...{
      isSiteInitialized: { body: true },
      isLayoutCompleted: { body: true },
      hasFormSettings: { body: true },
    },
    getLaunch: () => ({ body: { ...plannedLaunch, ...state } }),
  } as Parameters<typeof serveCalls>[0]);
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const times = (name: CallName) => served.filter(({ call }) => call === name).length;
  /** Opens what shows this, waits until it has been read so many times, and leaves it. */
  const open = async ({ call, use }: Read, reads: number) => {
    const { unmount } = renderHook(use, { wrapper });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await waitFor(() => expect([call, times(call)]).toEqual([call, reads]));
    unmount();
  };
  return { state, wrapper, times, open };
}

describe('what another screen shows is read again, although it was read just now', () => {
  it.each(saves)('after %s', async (_name, input, useSave, reads) => {
    const { wrapper, open } = openTab();
    for (const read of reads) await open(read, 1);
    // Nothing was saved: what was read is still shown.
    for (const read of reads) await open(read, 1);
    const { result, unmount } = renderHook(useSave, { wrapper });
    await result.current.mutateAsync(input as never);
    unmount();
    for (const read of reads) await open(read, 2);
  });

  it('after a launch went live, which may have changed every part of the site', async () => {
    const { state, wrapper, open, times } = openTab('publishing');
    const parts = [look, company, settings, footer, tabs, menu, redirects, pageList];
    for (const read of parts) await open(read, 1);
    const { result, unmount } = renderHook(() => launches.useGetLaunch(3), { wrapper });
    await waitFor(() => expect(result.current.data?.status).toBe('publishing'));
    state.status = 'published';
    await waitFor(() => expect(result.current.data?.status).toBe('published'));
    expect(times('getLaunch')).toBeGreaterThan(1);
    unmount();
    for (const read of parts) await open(read, 2);
  });
});
