import type { CallName } from '@galley/shared/contract/contract';
import type { Role } from '@galley/shared/permissions';
import type { PageListRow } from '@galley/shared/schemas/page';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../../test-support/render-screen';
import { BulkBar } from './bulk-bar';

const row = (pageId: number, pageName: string, fullUrl: string): PageListRow => ({
  ...{ pageId, pageName, fullUrl, pageUrl: fullUrl.slice(1), pageMenuUrl: '', pageChildMenu: '' },
  ...{ pageSubMenu: '', versionStatus: 'draft', pageAllowNavigation: true, pageShowOnMenu: pageId !== 4 },
  ...{ isExternal: false, hasDraft: false, parentDeleted: false, changedAt: '2026-11-20T15:00:00.000Z' },
});
const home = row(1, 'Home', '/');
const services = row(2, 'Services', '/services');
const repair = row(3, 'Repair', '/services/repair');
const pinned = row(4, 'Pinned', '/pinned');
const rows = [home, services, repair, pinned];

function show(role: Role, answers: Parameters<typeof serveCalls>[0], chosen = rows) {
  const user = { email: 'ruth@acme.example', role, company: 'acme', isVendor: false };
  const served = serveCalls({
    listPages: { body: rows },
    ...answers,
  });
  const onClear = vi.fn();
  renderScreen(<BulkBar chosen={chosen} listed={9} onChooseAll={() => undefined} onClear={onClear} />, {
    user,
  });
  return { served, onClear };
}

const bar = async () => within(await screen.findByRole('region', { name: 'Chosen pages' }));
const dialog = () => within(screen.getByRole('dialog'));
async function ask(label: string) {
  fireEvent.click((await bar()).getByRole('button', { name: label }));
  await screen.findByRole('dialog');
}
const results = async () => {
  const list = await screen.findByRole('list', { name: 'Results for the pages' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const sent = (served: { call: CallName; input: object }[], name: CallName) =>
  served.filter(({ call }) => call === name).map(({ input }) => input);

const ofAdmins = ['Move', 'Remove from the menu', 'Delete'];
it.each([
  ['Admin', ['Publish', ...ofAdmins]],
  ['Level4', ['Submit']],
  ['Author', ['Submit']],
] as const)(
  'offers %s the actions of the role: %j [1:207] [1:208] [1:151] [1:160] [1:161] [2:166]',
  async (role, actions) => {
    show(role, {});
    const names = (await bar()).getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter(Boolean)).toEqual(['Choose all 9', ...actions]);
  },
);

it('names the pages before anything happens, with those that have nothing to publish last', async () => {
  const live = { ...services, versionStatus: 'live' } as const;
  show('Admin', { checkPages: { body: [] } }, [live, pinned, home]);
  await ask('Publish');
  const named = within(await screen.findByRole('list', { name: 'The pages' })).getAllByRole('listitem');
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Pinned /pinned',
    'Home /',
    'Services Nothing to publish',
  ]);
});

it('deletes after one question, including the pages below, and goes on after a page that fails [1:151] [1:207] [1:246] [1:281]', async () => {
  const links = { pages: [], menus: [], pagesUnder: [], tabs: [], isInFooter: false, redirects: [] };
  const refused = { status: 409, body: { message: 'The page is pinned.' } };
  const { served, onClear } = show('Admin', {
    getLinksToPages: { body: links },
    deletePage: (input) => (Number(input.pageId) === 4 ? refused : { body: 'Deleted' }),
  });
  await ask('Delete');
  expect(dialog().getByText('Are you sure you want to delete these 3 pages?')).toBeTruthy();
  fireEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  expect(await results()).toEqual([
    'PinnedThe page is pinned.',
    'HomeThe home page cannot be deleted.',
    'ServicesDeleted',
    'RepairHidden with Services above it',
  ]);
  expect(sent(served, 'deletePage')).toHaveLength(2);
  expect(screen.getByText('2 of 4 pages done')).toBeTruthy();
  fireEvent.click(dialog().getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(onClear).toHaveBeenCalledOnce());
});

it('asks for comments before it submits pages, and sends them with each page [1:160] [1:164] [2:158] [1:208] [1:269]', async () => {
  const { served } = show('Author', { submitDraft: ({ pageId }) => ({ body: Number(pageId) + 5 }) }, [
    services,
    pinned,
  ]);
  await ask('Submit');
  fireEvent.change(dialog().getByLabelText('Comments'), { target: { value: ' For the spring ' } });
  expect(sent(served, 'submitDraft')).toEqual([]);
  fireEvent.click(dialog().getByRole('button', { name: 'Submit' }));
  expect(await results()).toEqual(['ServicesV7 waits for review', 'PinnedV9 waits for review']);
  const comments = 'For the spring';
  expect(sent(served, 'submitDraft')).toEqual([2, 4].map((pageId) => ({ pageId, comments })));
});

it('takes pages off the menu with their stored values, and skips those that are off it already [1:207] [1:245]', async () => {
  const { served } = show(
    'Admin',
    {
      getPage: { body: { id: 2, name: 'Services', showOnMenu: true, revision: 7 } },
      updatePage: { body: 2 },
    },
    [services, pinned],
  );
  await ask('Remove from the menu');
  fireEvent.click(dialog().getByRole('button', { name: 'Remove from the menu' }));
  expect(await results()).toEqual(['PinnedIt is already off the menu.', 'ServicesOff the menu']);
  expect(sent(served, 'updatePage')).toEqual([{ id: 2, name: 'Services', showOnMenu: false, revision: 7 }]);
});

it('says that a page under a landing page stays off the menu [1:176]', async () => {
  const stored = { id: 4, name: 'Pinned', showOnMenu: false, revision: 7 };
  show('Admin', { getPage: { body: stored }, updatePage: { body: 4 } }, [pinned]);
  fireEvent.click((await bar()).getByRole('button', { name: 'More for the chosen pages' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Add to the menu' }));
  await screen.findByRole('dialog');
  fireEvent.click(dialog().getByRole('button', { name: 'Add to the menu' }));
  expect(await results()).toEqual(['PinnedOff the menu, as the landing page above it is']);
});

it('asks for a reason where checks block pages, and lists what went live together', async () => {
  const findings = [{ check: 'links', message: 'A link leads nowhere.', isBlocking: true }];
  const { served } = show(
    'Admin',
    {
      checkPages: { body: [{ pageId: 2, pageName: 'Services', findings }] },
      publishPages: {
        body: {
          launchId: 5,
          pages: [
            { pageId: 2, pageName: 'Services', versionId: 3 },
            { pageId: 4, pageName: 'Pinned', problem: 'There is nothing to publish.' },
          ],
        },
      },
      getLaunch: { body: { status: 'published', refusals: [] } },
    },
    [services, pinned],
  );
  await ask('Publish');
  const reason = await screen.findByLabelText(/Reason to continue/);
  fireEvent.click(dialog().getByRole('button', { name: 'Publish' }));
  expect(dialog().getByText('Reason to continue is required.')).toBeTruthy();
  fireEvent.change(reason, { target: { value: 'Today is the day' } });
  fireEvent.click(dialog().getByRole('button', { name: 'Publish' }));
  expect(await results()).toEqual(['PinnedThere is nothing to publish.', 'ServicesV3 is live']);
  expect(sent(served, 'publishPages')).toEqual([{ pageIds: [2, 4], reason: 'Today is the day' }]);
  expect(screen.getByRole('link', { name: 'Their launch' }).getAttribute('href')).toBe('/Launches/5');
});

it('offers external pages neither an external page nor themselves as the place to move to, but internal ones [1:182]', async () => {
  const yard = { ...row(5, 'Yard', 'https://yard.example/'), isExternal: true };
  const quay = { ...row(6, 'Quay', 'https://quay.example/'), isExternal: true };
  for (const [moved, offered] of [
    [[yard], ['The top level', 'Services (/services)', 'Repair (/services/repair)']],
    [
      [services, repair],
      ['The top level', 'Quay (https://quay.example/)', 'Yard (https://yard.example/)'],
    ],
  ] as const) {
    show('Admin', { listPages: { body: [home, services, repair, quay, yard] } }, [...moved]);
    await ask('Move');
    const under = dialog().getByRole('combobox', { name: 'Under' });
    await waitFor(() => {
      fireEvent.click(under);
      expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
    });
    expect(
      screen
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
        .sort(),
    ).toEqual([...offered].sort());
    cleanup();
  }
});

it('says at once that a page with others under it keeps its place, unless those are deleted or move with it [1:207] [1:178]', async () => {
  for (const [listed, chosen] of [
    [[home, services, { ...repair, versionStatus: 'Deleted' as const }], [services]],
    [[home, services, { ...repair, parentDeleted: true }], [services]],
    [rows, [repair, services]],
  ] as const) {
    show('Admin', { listPages: { body: listed } }, [...chosen]);
    await ask('Move');
    expect(await screen.findByRole('combobox', { name: 'Under' })).toBeTruthy();
    expect(dialog().queryByText(/keeps its place/)).toBeNull();
    cleanup();
  }
  show('Admin', { listPages: { body: [home, services, repair] } }, [services]);
  await ask('Move');
  expect(
    await screen.findByText('It has pages under it, so it keeps its place. Move those first.'),
  ).toBeTruthy();
  expect(dialog().queryByLabelText('Under')).toBeNull();
  expect(dialog().getByRole('button', { name: 'Move' })).toHaveProperty('disabled', true);
});

it('moves the pages under a page before it, since one with others under it keeps its place [1:207] [1:178] [1:244]', async () => {
  const changed = { getPage: { body: { name: 'About' } }, updatePage: { body: 1 } };
  const listed = [home, services, repair, pinned];
  const { served } = show('Admin', { listPages: { body: listed }, ...changed }, [services, repair]);
  await ask('Move');
  fireEvent.click(await screen.findByRole('combobox', { name: 'Under' }));
  fireEvent.click(await screen.findByRole('option', { name: 'The top level' }));
  fireEvent.click(dialog().getByRole('button', { name: 'Move' }));
  expect(await results()).toEqual(['RepairAt the top', 'ServicesAt the top']);
  expect(sent(served, 'getPage')).toEqual([{ pageId: '3' }, { pageId: '2' }]);
});
