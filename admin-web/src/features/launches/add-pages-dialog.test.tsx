import type { PageListRow } from '@galley/shared/schemas/page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plannedLaunch } from '../../test-support/planned-launch';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { AddPagesDialog } from './add-pages-dialog';

const row = (pageId: number, pageName: string, changes: Partial<PageListRow> = {}): PageListRow => ({
  pageId,
  pageName,
  pageMenuUrl: '',
  pageChildMenu: '',
  pageSubMenu: '',
  pageUrl: '',
  versionStatus: 'pending',
  pageAllowNavigation: true,
  pageShowOnMenu: true,
  isExternal: false,
  fullUrl: `/${pageName.toLowerCase()}`,
  hasDraft: false,
  parentDeleted: false,
  changedAt: '2026-11-20T15:00:00.000Z',
  ...changes,
});
const launch = {
  ...plannedLaunch,
  pageList: [{ pageId: 9, pageName: 'There', path: '/there', what: 'publish' as const, versionId: 2 }],
};

function show(rows: PageListRow[]) {
  const onClose = vi.fn();
  const served = serveCalls({ listPages: { body: rows }, addLaunchPages: { body: 'Saved' } });
  renderScreen(<AddPagesDialog launch={launch} onClose={onClose} />);
  return { served, onClose };
}
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('offers the pages with something to publish that are not in it, and adds the chosen ones', async () => {
  const { served, onClose } = show([
    row(1, 'Menu'),
    row(2, 'Hours', { versionStatus: 'live', hasDraft: true }),
    row(3, 'Team', { versionStatus: 'draft' }),
    row(4, 'Published', { versionStatus: 'live' }),
    row(9, 'There'),
  ]);
  await screen.findByRole('checkbox', { name: 'Menu' });
  const shown = () =>
    screen.getAllByRole('checkbox').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
  expect(shown()).toEqual(['All 3 pages', 'Menu', 'Hours', 'Team']);
  const note = 'A launch publishes what was reviewed: it waits for a draft until that is submitted.';
  expect(screen.getByText(note)).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Pages' }).textContent).toBe(
    'Menu/menupendingHours/hourslivedraftTeam/teamdraft',
  );
  click('Add');
  expect(await screen.findByText('Choose at least one page.')).toBeTruthy();
  fireEvent.click(box('Hours'));
  expect([box('Hours').checked, box('Menu').checked, box('All 3 pages').indeterminate]).toEqual([
    true,
    false,
    true,
  ]);
  expect(screen.queryByText('Choose at least one page.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add 1 page' })).toBeTruthy();
  // What is chosen stays chosen while others are looked for.
  fireEvent.change(screen.getByLabelText('Filter pages'), { target: { value: 'team' } });
  expect(shown()).toEqual(['All 1 page', 'Team']);
  fireEvent.click(box('All 1 page'));
  fireEvent.change(screen.getByLabelText('Filter pages'), { target: { value: '' } });
  expect(['Menu', 'Hours', 'Team'].map((name) => box(name).checked)).toEqual([false, true, true]);
  click('Add 2 pages');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(served.filter(({ call }) => call === 'addLaunchPages').map(({ input }) => input)).toEqual([
    { launchId: 3, pageIds: [2, 3] },
  ]);
});

it('says so where no page is left', async () => {
  show([row(4, 'Published', { versionStatus: 'live' }), row(9, 'There')]);
  expect(
    await screen.findByText(/already in this launch. Start a draft of another page, then add it./),
  ).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
