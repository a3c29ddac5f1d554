import { type Role, roles } from '@galley/shared/permissions';
import type { PageListRow } from '@galley/shared/schemas/page';
import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { HomeScreen } from './home-screen';

const row = (pageId: number, pageName: string, changes: Partial<PageListRow> = {}): PageListRow => ({
  ...{ pageId, pageName, pageMenuUrl: '', pageChildMenu: '', pageSubMenu: '', pageUrl: '' },
  ...{ versionStatus: 'live', pageAllowNavigation: true, pageShowOnMenu: true, isExternal: false },
  ...{ fullUrl: `/${pageName.toLowerCase()}`, hasDraft: false, parentDeleted: false },
  ...{ changedAt: `2020-11-${10 + pageId}T12:00:00.000Z`, changedBy: 'ed@acme.example' },
  ...changes,
});
const home = row(1, 'Home', { fullUrl: '/' });
const email = 'ann@acme.example';
const checklist = {
  ...{ company: 'acme', companyName: 'Acme', isInitialized: true, modules: [], hasFormSettings: true },
  ...{ hasCompanySettings: true, hasNavbar: false, hasFooter: true, homePageId: 1, isHomePageLive: false },
  ...{ offered: null, start: null },
};

function show(role: Role, rows: PageListRow[], answers: Parameters<typeof serveCalls>[0] = {}) {
  const served = serveCalls({
    isSiteInitialized: { body: true },
    isLayoutCompleted: { body: true },
    hasFormSettings: { body: true },
    listPages: { body: rows },
    listPeople: {
      body: [
        { id: 1, email, name: 'Ann Bell' },
        { id: 2, email: 'ed@acme.example', name: 'Ed Cole' },
      ],
    },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC', siteAddress: 'https://acme.example' } },
    getScheduleState: { body: { isLate: false, missed: [] } },
    getDeadJobs: { body: [] },
    getTextNotes: { body: [] },
    countUnreadSubmissions: { body: [] },
    listForms: { body: [] },
    listWaitingVersions: { body: [] },
    listThreads: { body: [] },
    getSiteChecklist: { body: checklist },
    getCompanySettings: { body: { companySettings: null } },
    ...answers,
  });
  return {
    served,
    ...renderScreen(<HomeScreen />, { user: { email, role, company: 'acme', isVendor: false } }),
  };
}
const region = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string) =>
  [...(await region(name)).querySelectorAll('li')].map((item) => item.textContent);

it.each([
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
])('greets by name at %i o’clock, and welcomes [2:57] [1:22] [2:18] [1:59]', async (hour, greeting) => {
  vi.spyOn(Date.prototype, 'getHours').mockReturnValue(hour);
  onTestFinished(() => void vi.restoreAllMocks());
  const { unmount } = show('Level4', [home]);
  expect(await screen.findByRole('heading', { level: 1, name: `${greeting}, Ann` })).toBeTruthy();
  expect(screen.getByText('Welcome to the CMS! This is your website management system.')).toBeTruthy();
  expect(screen.queryByText('Add your name')).toBeNull();
  unmount();
});

const unread = 'The pages could not be loaded';
const setUp = 'This site is being set up by an administrator.';
it.each<[state: string, answers: Parameters<typeof serveCalls>[0], toAdmins: string, toOthers: string]>([
  ['is open', {}, 'Work in progress', 'Work in progress'],
  ['lacks its layout', { isLayoutCompleted: { body: false } }, 'Work in progress', setUp],
  ['is not initialised', { isSiteInitialized: { body: false } }, 'Work in progress', setUp],
  ['cannot be read', { listPages: { status: 500, body: { message: 'Broken.' } } }, unread, unread],
])(
  'welcomes every role where the site %s [1:22] [1:59] [2:18] [2:57]',
  async (_state, answers, toAdmins, toOthers) => {
    for (const role of roles) {
      const { unmount } = show(role, [home], answers);
      expect(await screen.findByText(role === 'Admin' ? toAdmins : toOthers)).toBeTruthy();
      expect(screen.getByText('Welcome to the CMS! This is your website management system.')).toBeTruthy();
      unmount();
    }
  },
);

it('lists drafts, and what changed last, newest first and five of each [1:22] [2:18] [1:28] [1:29] [1:30]', async () => {
  const lately = [2, 4, 3, 7, 6, 5].map((id) => row(id, `Page ${id}`));
  const drafts = [8, 9, 10, 11, 12, 13].map((id) =>
    row(id, `Draft ${id}`, id === 9 ? { hasDraft: true } : { versionStatus: 'draft', changedBy: undefined }),
  );
  const deleted = row(14, 'Gone', { versionStatus: 'Deleted' });
  const outside = row(15, 'Shop', { isExternal: true, fullUrl: 'https://shop.example' });
  show('Admin', [home, ...lately, ...drafts, deleted, outside]);
  await screen.findByRole('link', { name: 'Shop' });
  await screen.findAllByText('EC');
  const day = (n: number) => `11/${10 + n}/2020`;
  expect(await rowsOf('Recently changed')).toEqual([
    `ShopEC${day(15)}live`,
    ...[7, 6, 5, 4].map((id) => `Page ${id}EC${day(id)}live`),
  ]);
  expect(await rowsOf('Work in progress')).toEqual([
    `Draft 8${day(8)}draft`,
    `Draft 9EC${day(9)}livedraft`,
    ...[10, 11, 12].map((id) => `Draft ${id}${day(id)}draft`),
  ]);
  const more = (await region('Recently changed')).lastElementChild?.textContent;
  expect([more, (await region('Work in progress')).lastElementChild?.textContent]).toEqual([
    expect.not.stringContaining('more'),
    'and 1 more',
  ]);
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([link('Shop'), link('Page 7')]).toEqual(['/UpdateExternalPage/15', '/UpdatePageComponent/7']);
  expect(screen.getByRole('link', { name: 'Page 7' }).title).toBe('/page 7');
  expect(
    within(await region('Recently changed')).getAllByRole('img', { name: 'Changed by Ed Cole' }),
  ).toHaveLength(5);
  // The site: which URL, how many pages of each status, and the ways there.
  const site = within(await region('Your site'));
  expect(site.getByRole('heading', { name: 'Acme' })).toBeTruthy();
  expect(site.getByText('acme.example')).toBeTruthy();
  expect((await site.findByRole('region', { name: 'Pages by status' })).textContent).toBe(
    '9 live5 draft1 Deleted',
  );
  expect(site.getByRole('link', { name: 'Edit the home page' }).getAttribute('href')).toBe(
    '/UpdatePageComponent/1',
  );
  expect(site.getByRole('link', { name: 'View the site' }).getAttribute('href')).toBe(
    'https://acme.example/',
  );
  expect(screen.getByRole('link', { name: 'Create Internal Page' }).getAttribute('href')).toBe('/CreatePage');
});

it('lists forms with unread submissions, and shows failed work to Admins only [2:24]', async () => {
  const job = {
    id: 'j',
    what: 'Mail to desk',
    why: 'It bounced',
    isMail: true,
    submissionId: null,
    since: '2020-11-20T15:00:00.000Z',
    attempts: 8,
  };
  const note = (
    place: string,
    pageId: number,
    pageName: string,
    dropped: { what: string; count: number }[],
  ) => ({ place, pageId, pageName, dropped });
  let notes = [
    note('page', 4, 'Menu', [
      { what: '<video>', count: 2 },
      { what: 'style color', count: 1 },
    ]),
    note('footer', 0, 'Footer', [{ what: '<font>', count: 1 }]),
  ];
  const answers = {
    getDeadJobs: { body: [job] },
    getTextNotes: () => ({ body: notes }),
    dismissTextNotes: () => {
      notes = [];
      return { body: 'Saved' };
    },
    countUnreadSubmissions: {
      body: [
        { formId: 5, unread: 2 },
        { formId: 6, unread: 1 },
      ],
    },
    listForms: {
      body: [5, 6, 7].map((id) => ({ id, name: `Form ${id}`, fields: 1, columns: 1, revision: 1 })),
    },
  };
  const admin = show('Admin', [], answers);
  expect(await rowsOf('New submissions')).toEqual(['Form 52', 'Form 61']);
  expect(screen.getByRole('link', { name: 'Form 6' }).getAttribute('href')).toBe('/FormBuilderSubmissions/6');
  expect(screen.getByRole('img', { name: '2 unread submissions' })).toBeTruthy();
  expect(await screen.findByText('Mail to desk')).toBeTruthy();
  const changed = await region('Changed by an update');
  expect(changed.querySelector('h2')?.parentElement?.textContent).toBe('Changed by an update2');
  expect(changed.textContent).toContain(
    'An update changed how text is stored. Some of the content in these places could not be kept; check whether anything is missing.',
  );
  expect(await rowsOf('Changed by an update')).toEqual([
    'MenuLeft out: <video> (2 times), style color',
    'FooterLeft out: <font>',
  ]);
  expect(within(changed).getByRole('link', { name: 'Footer' }).getAttribute('href')).toBe(
    '/SiteInformation?tab=footer',
  );
  within(changed).getByRole('button', { name: 'Do not show this again' }).click();
  await expect.poll(() => screen.queryByText('Changed by an update')).toBeNull();
  expect(screen.getByText('There are no pages yet.')).toBeTruthy();
  admin.unmount();
  const editor = show('Level4', [row(3, 'Draft', { versionStatus: 'draft' })], answers);
  expect(await screen.findByText('Published pages appear here, newest first.')).toBeTruthy();
  expect(editor.served.some(({ call }) => call === 'getDeadJobs' || call === 'getTextNotes')).toBe(false);
});

it('says what is missing before the site opens, and who can add it', async () => {
  const draft = { ...home, versionStatus: 'draft' as const };
  const title = 'Visitors see nothing yet: the home page is not published';
  const editor = show('Level4', [draft]);
  expect((await screen.findByRole('alert')).textContent).toBe(
    `${title}Add its content and submit it; an Admin publishes it.Edit the home page`,
  );
  editor.unmount();
  const admin = show('Admin', [draft]);
  expect(await screen.findByText('Add its content, submit it and publish it.')).toBeTruthy();
  const items = await screen.findByRole('list', { name: 'Checklist' });
  expect(
    [...items.querySelectorAll('li')].map((item) => [
      item.textContent,
      item.querySelector('svg')?.getAttribute('aria-label'),
    ]),
  ).toEqual([
    ['Company settings', 'Done'],
    ['Navbar', 'Not done'],
    ['Footer', 'Done'],
    ['Home page', 'Not done'],
  ]);
  admin.unmount();
  // Before that there is nothing that anyone else can do.
  const early = show('Level4', [], { isLayoutCompleted: { body: false } });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This site is being set up by an administrator.You can start as soon as that is done.',
  );
  expect(screen.queryByRole('link', { name: 'Create Internal Page' })).toBeNull();
  early.unmount();
});
