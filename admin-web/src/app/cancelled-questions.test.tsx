import type { CallName } from '@galley/shared/contract/contract';
import type { SavedSection } from '@galley/shared/contract/saved-sections';
import type { CompanyRow } from '@galley/shared/schemas/company';
import type { LaunchWithPages } from '@galley/shared/schemas/launch';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { VersionBar } from '../features/editor/versions/version-bar';
import { LaunchScreen } from '../features/launches/launch-screen';
import { RedirectsScreen } from '../features/redirects/redirects-screen';
import { CompanyRowMenu } from '../features/vendor/company-row-menu';
import { ChangeForLaunch } from '../parts/launches/save-for-launch';
import { SavedSectionMenu } from '../parts/saved-sections/saved-section-menu';
import { allowedActions } from '../parts/versions/version-rules';
import { plannedLaunch } from '../test-support/planned-launch';
import { renderScreen, serveCalls } from '../test-support/render-screen';

const user = { email: 'ann@acme.example', role: 'Admin', company: 'acme', isVendor: false } as const;
const plan = { publishAt: '2039-03-15T08:30:00.000Z', email: user.email };
const at = '2026-11-20T15:00:00.000Z';
const redirect = {
  ...{ from: '/old', to: '/new', pageId: 7, pageName: 'New', isPageDeleted: false, isAutomatic: true },
  ...{ email: user.email, createdAt: at },
};
const section: SavedSection = {
  ...{ savedSectionId: 4, name: 'Hours', type: 'Announcement', savedBy: 1, savedAt: at, revision: 1 },
};
const company = (suspended: boolean) =>
  ({
    ...{ company: 'globex', companyName: 'Globex', isVendor: false, suspended, domains: [] },
    siteAddress: 'https://globex.sites.example',
  }) as unknown as CompanyRow;
const pageOfLaunch = { pageId: 4, pageName: 'Menu', path: '/menu', what: 'publish', versionId: 2 } as const;
const planned: LaunchWithPages = { ...plannedLaunch, pageList: [pageOfLaunch] };
const published: LaunchWithPages = { ...planned, status: 'published', publishedAt: at };
const scheduled: LaunchWithPages = { ...planned, publishAt: plan.publishAt };
const pending: VersionSummary = {
  ...{ versionId: 3, status: 'pending', timestamp: at, email: 'ed@acme.example', comments: '', revision: 1 },
};
const version = (status: 'pending' | 'live', changes: Partial<VersionSummary> = {}) => {
  const selected: VersionSummary = { ...pending, status, ...changes };
  return (
    <VersionBar
      page={{ id: 7, allowDelete: true, showOnMenu: true }}
      versions={[selected]}
      selected={selected}
      hasOlderVersions={false}
      isEmpty={false}
      actions={allowedActions(selected, [selected], user)}
      mayLeave={async () => true}
      onSelect={() => undefined}
    />
  );
};

const press = (name: string) => async () =>
  void fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const choose = (menu: string, item: string) => async () => {
  await press(menu)();
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const later = async () => void fireEvent.click(await screen.findByText('At a time'));

interface Question {
  what: string;
  shown: ReactNode;
  launch?: LaunchWithPages;
  ask: () => Promise<void>;
  /** What is chosen or typed in the dialog before. */
  fill?: () => Promise<void>;
  /** The button that does it, and the call that it makes. */
  button: string;
  call: CallName;
}

const questions: Question[] = [
  {
    what: 'the removal of a redirect',
    ...{ shown: <RedirectsScreen />, ask: press('Remove /old') },
    ...{ button: 'Remove', call: 'deleteRedirect' },
  },
  {
    what: 'the deletion of a launch',
    ...{ shown: <LaunchScreen />, ask: choose('More for Winter', 'Delete') },
    ...{ button: 'Delete', call: 'deleteLaunch' },
  },
  {
    what: 'the publication of a launch',
    ...{ shown: <LaunchScreen />, ask: press('Publish') },
    ...{ button: 'Publish now', call: 'publishLaunch' },
  },
  {
    what: 'the schedule of a launch',
    ...{ shown: <LaunchScreen />, ask: press('Publish'), fill: later },
    ...{ button: 'Schedule', call: 'scheduleLaunch' },
  },
  {
    what: 'the end of the schedule of a launch',
    ...{ shown: <LaunchScreen />, launch: scheduled, ask: press('Publish') },
    ...{ button: 'Cancel schedule', call: 'scheduleLaunch' },
  },
  {
    what: 'the roll-back of a launch',
    ...{ shown: <LaunchScreen />, launch: published, ask: press('Roll back') },
    ...{ button: 'Prepare', call: 'rollBackLaunch' },
  },
  {
    what: 'the choice of a launch for a part of the site',
    ...{ shown: <ChangeForLaunch part="footer" base={5} />, ask: press('Change for a launch…') },
    fill: async () =>
      void fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), {
        target: { value: 'Spring' },
      }),
    ...{ button: 'Change for the launch', call: 'createLaunch' },
  },
  {
    what: 'the suspension of a company',
    ...{ shown: <CompanyRowMenu row={company(false)} />, ask: choose('Actions for Globex', 'Suspend') },
    ...{ button: 'Suspend', call: 'suspendCompany' },
  },
  {
    what: 'the resumption of a company',
    ...{ shown: <CompanyRowMenu row={company(true)} />, ask: choose('Actions for Globex', 'Resume') },
    ...{ button: 'Resume', call: 'suspendCompany' },
  },
  {
    what: 'the publication of a version',
    ...{ shown: version('pending'), ask: press('Publish'), button: 'Publish', call: 'publishDraft' },
  },
  {
    what: 'the schedule of a version',
    ...{ shown: version('pending'), ask: press('Publish'), fill: later },
    ...{ button: 'Schedule', call: 'scheduleVersion' },
  },
  {
    what: 'the end of the schedule of a version',
    shown: version('pending', { planned: plan }),
    ...{ ask: press('Publish'), button: 'Cancel schedule', call: 'cancelSchedule' },
  },
  {
    what: 'the removal of a version from the site at a time',
    ...{ shown: version('live'), ask: press('Unpublish') },
    fill: async () => {
      await later();
      for (const [part, value] of [
        ['date', `${new Date().getFullYear() + 1}-03-15`],
        ['time', '18:00'],
      ])
        fireEvent.change(screen.getByLabelText(`Leaves the site: ${part}`), { target: { value } });
    },
    ...{ button: 'Schedule', call: 'scheduleVersion' },
  },
  {
    what: 'the deletion of a saved section',
    ...{ shown: <SavedSectionMenu section={section} />, ask: choose('Actions of Hours', 'Delete…') },
    ...{ button: 'Delete', call: 'deleteSavedSection' },
  },
];

it.each(questions.map((question) => [question.what, question] as const))(
  'Cancel and Escape leave everything as it is, and the button does it once: %s [1:164] [2:158] [1:161] [1:271]',
  async (_what, { shown, launch = planned, ask, fill, button, call }) => {
    const served = serveCalls({
      listRedirects: { body: [redirect] },
      getLaunch: { body: launch },
      ...{ checkLaunch: { body: [] }, checkVersion: { body: [] }, listThreads: { body: [] } },
      ...{ listLaunches: { body: [] }, listPeople: { body: [{ id: 1, email: user.email, name: 'Ann' }] } },
      getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
      [call]: { body: call === 'scheduleVersion' ? plan : 9 },
    });
    const { currentPath } = renderScreen(shown, {
      user,
      route: { pattern: '/Launches/:launchId', path: '/Launches/3' },
    });
    const changes = () =>
      served.filter((one) => !/^(get|list|check|is|has|compare|mark)[A-Z]/.test(one.call));
    const asked = async () => {
      await ask();
      const dialog = await screen.findByRole('dialog');
      await fill?.();
      return within(dialog);
    };
    for (const leave of [
      async () => fireEvent.click((await asked()).getByRole('button', { name: 'Cancel' })),
      async () => {
        await asked();
        fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
      },
    ]) {
      await leave();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(changes().map((one) => one.call)).toEqual([]);
      expect(currentPath()).toBe('/Launches/3');
      expect(screen.queryByText(/^(Saved|Deleted|Removed|Globex is|V3 is|V3:)/)).toBeNull();
    }
    fireEvent.click((await asked()).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes().map((one) => one.call)).toEqual([call]);
  },
);
