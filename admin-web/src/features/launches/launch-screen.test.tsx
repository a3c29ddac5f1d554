import type { LaunchWithPages } from '@galley/shared/schemas/launch';
import { Notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { momentWords } from '../../parts/schedule/planned-words';
import { crumbsShown } from '../../test-support/crumbs-shown';
import { plannedLaunch } from '../../test-support/planned-launch';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { LaunchScreen } from './launch-screen';

const page = { pageId: 4, pageName: 'Menu', path: '/menu', what: 'publish' as const, versionId: 2 };
const changed = {
  part: 'look',
  from: {},
  to: {},
  email: 'admin@acme.example',
  changedAt: '2026-11-20T15:00:00.000Z',
  revision: 1,
};
const planned: LaunchWithPages = { ...plannedLaunch, pageList: [page], timeZone: 'Europe/Berlin' };

const screenWithNotices = (
  <>
    <Notifications />
    <LaunchScreen />
  </>
);

function show(changes: Partial<LaunchWithPages> = {}, answers: Parameters<typeof serveCalls>[0] = {}) {
  const served = serveCalls({
    getLaunch: { body: { ...planned, ...changes } },
    checkLaunch: { body: [] },
    listLaunches: { body: [] },
    getCompanyName: {
      body: { companyName: 'Acme', timeZone: 'Europe/Berlin', siteAddress: 'https://acme.example' },
    },
    listPeople: { body: [{ id: 1, email: 'admin@acme.example', name: 'Ada Park' }] },
    ...answers,
  });
  const route = { pattern: '/Launches/:launchId', path: '/Launches/3' };
  const sent = (name: string) => served.filter(({ call }) => call === name).map(({ input }) => input);
  return { sent, ...renderScreen(screenWithNotices, { route }) };
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string) => {
  click('More for Winter');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};
const buttons = () =>
  screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

it('says what happens to each page, first to those that block it, and takes one off', async () => {
  const { sent } = show(
    {
      pages: 4,
      pageList: [
        page,
        { ...page, pageId: 5, pageName: 'Hours', path: '/hours', what: 'takeDown' },
        { ...page, pageId: 6, pageName: 'Team', path: '/team', what: 'restore', versionId: 8 },
        { ...page, pageId: 7, pageName: 'News', path: '/news', problem: 'It has changed.', isOutdated: true },
      ],
    },
    { removeLaunchPages: { body: 'Saved' }, addLaunchPages: { body: 'Saved' } },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter' })).toBeTruthy();
  expect(rowsOf('Pages of the launch')).toEqual([
    ['Page', 'What happens', ''],
    ['News/news', 'V2 is blockedIt has changed.Add again', ''],
    ['Menu/menu', 'V2 goes live', ''],
    ['Hours/hours', 'Leaves the site', ''],
    ['Team/team', 'V8 comes back', ''],
  ]);
  expect(screen.getByText('1 page blocks it')).toBeTruthy();
  expect(
    screen.getByText('Nothing goes live until each is resolved or removed. The list says why.'),
  ).toBeTruthy();
  expect(screen.getByText('4 pages')).toBeTruthy();
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(crumbsShown()).toEqual(['Launches /Launches']);
  expect(screen.getByRole('link', { name: 'Team' }).getAttribute('href')).toBe(
    '/UpdatePageComponent/6?version=8',
  );
  click('Add News again');
  expect(await screen.findByText('News is in the launch as it is now')).toBeTruthy();
  expect(sent('addLaunchPages')).toEqual([{ launchId: 3, pageIds: [7] }]);
  click('Remove Hours from the launch');
  expect(await screen.findByText('Hours was removed from the launch')).toBeTruthy();
  expect(sent('removeLaunchPages')).toEqual([{ launchId: 3, pageIds: [5] }]);
});

it('lists the parts of the site before the pages, each with who changed it and when', async () => {
  const { sent } = show(
    {
      pages: 0,
      pageList: [],
      parts: ['look', 'footer'],
      partList: [
        { ...changed, problem: 'It has changed.', isOutdated: true },
        { ...changed, part: 'footer', changedAt: '2026-11-20T23:30:00.000Z', problem: 'It is broken.' },
      ],
    },
    { removeLaunchPart: { body: 'Saved' } },
  );
  await screen.findAllByText('Ada Park');
  const nothing = 'Nothing: the site already has this.';
  expect(rowsOf('Parts of the site in the launch')).toEqual([
    ['On every page', 'What changes', ''],
    ['LookAda Park, 11/20/2026', `${nothing}It has changed.Look again`, ''],
    ['FooterAda Park, 11/21/2026', `${nothing}It is broken.`, ''],
  ]);
  expect(screen.queryByRole('table', { name: 'Pages of the launch' })).toBeNull();
  // More can be added.
  expect(screen.getByText('No pages in it yet')).toBeTruthy();
  click('Remove the footer from the launch');
  expect(await screen.findByText('Footer was removed from the launch')).toBeTruthy();
  expect(sent('removeLaunchPart')).toEqual([{ launchId: 3, part: 'footer' }]);
});

it('offers what its state allows, and says when it went live or why it did not', async () => {
  const at = '2026-12-01T08:00:00.000Z';
  const states: { changes: Partial<LaunchWithPages>; says: string[]; offers: string[] }[] = [
    {
      changes: {},
      says: ['planned'],
      offers: ['Add pages', 'Publish', 'More for Winter', 'Remove Menu from the launch'],
    },
    {
      changes: { publishAt: at },
      says: [
        `Goes live ${momentWords(at, 'Europe/Berlin')}`,
        'The time zone is Europe/Berlin. Press Publish to choose another time or to cancel it.',
      ],
      offers: ['Add pages', 'Publish', 'More for Winter', 'Remove Menu from the launch'],
    },
    {
      changes: { publishAt: at, missed: 'The site was busy.' },
      says: [`Missed ${momentWords(at, 'Europe/Berlin')}`, 'The site was busy.'],
      offers: ['Add pages', 'Publish', 'More for Winter', 'Remove Menu from the launch'],
    },
    {
      changes: { refusals: [{ pageId: 4, pageName: 'Menu', reason: 'Its path is taken.' }] },
      says: ['Nothing was published', 'Menu: Its path is taken.'],
      offers: ['Add pages', 'Publish', 'More for Winter', 'Remove Menu from the launch'],
    },
    {
      changes: { pages: 0, pageList: [] },
      says: ['No pages in it yet'],
      offers: ['More for Winter', 'Add pages'],
    },
    {
      changes: { rollsBack: 2, name: 'Winter' },
      says: ['planned'],
      offers: ['Publish', 'More for Winter', 'Remove Menu from the launch'],
    },
    { changes: { status: 'publishing' }, says: ['publishing', 'Publishing'], offers: [] },
    {
      changes: { status: 'published', publishedAt: at },
      says: [`Published ${momentWords(at, 'Europe/Berlin')}`, 'What happened', 'V2 went live'],
      offers: ['Roll back'],
    },
  ];
  for (const { changes, says, offers } of states) {
    const { unmount } = show(changes);
    await screen.findByRole('heading', { level: 1, name: 'Winter' });
    const texts = () => [...document.querySelectorAll('body *')].map((one) => one.textContent);
    for (const words of says) expect(texts()).toContain(words);
    expect(screen.queryAllByRole('button').length === 0 ? [] : buttons(), says[0]).toEqual(offers);
    unmount();
  }
});

it('is renamed, deleted with a warning, and rolled back by another launch', async () => {
  const answers = {
    renameLaunch: { body: 'Saved' },
    deleteLaunch: { body: 'Deleted' },
    rollBackLaunch: { body: 12 },
  };
  const first = show({ parts: ['look'], partList: [changed] }, answers);
  await screen.findByRole('heading', { level: 1, name: 'Winter' });
  await choose('Rename');
  const renaming = within(await screen.findByRole('dialog', { name: 'Rename the launch' }));
  fireEvent.change(renaming.getByDisplayValue('Winter'), { target: { value: 'Spring' } });
  fireEvent.click(renaming.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(first.sent('renameLaunch')).toEqual([{ launchId: 3, revision: 7, name: 'Spring' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('Delete');
  const deleting = within(await screen.findByRole('dialog', { name: 'Delete the launch' }));
  expect(deleting.getByText("Are you sure you want to delete the launch 'Winter'?")).toBeTruthy();
  expect(
    deleting.getByText(
      'Its pages and their versions do not change. Changes to the rest of the site that were saved for it are discarded.',
    ),
  ).toBeTruthy();
  fireEvent.click(deleting.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(first.currentPath()).toBe('/Launches'));
  expect(first.sent('deleteLaunch')).toEqual([{ launchId: '3' }]);
  first.unmount();

  const second = show({ status: 'published', publishedAt: '2026-12-01T08:00:00.000Z' }, answers);
  const onSite = await screen.findByRole('link', { name: 'View page Menu' });
  expect(onSite.getAttribute('href')).toBe('https://acme.example/menu');
  fireEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
  const question = within(await screen.findByRole('dialog', { name: 'Roll back' }));
  expect(question.getByText("Prepare to roll back 'Winter'?")).toBeTruthy();
  expect(
    question.getByText(/restores what was live before. You review it first, and visitors see/),
  ).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Prepare' }));
  await waitFor(() => expect(second.currentPath()).toBe('/Launches/12'));
  expect(second.sent('rollBackLaunch')).toEqual([{ launchId: 3 }]);
  second.unmount();
  show({ rollsBack: 2 }, { listLaunches: { body: [{ ...planned, launchId: 2, name: 'Autumn' }] } });
  const undone = await screen.findByRole('link', { name: 'Autumn' });
  expect(undone.getAttribute('href')).toBe('/Launches/2');
  expect(undone.parentElement?.textContent).toBe('It restores what was live before Autumn.');
});
