import type { NavbarTab } from '@galley/shared/schemas/site';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plannedLaunch } from '../../test-support/planned-launch';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { NavbarTabList } from './navbar-tab-list';

const tab = (id: number, title: string): NavbarTab => ({
  ...{ id, title, format: '4_2-2', footer: '', revision: 4 },
  ...{ column1: `<p>${title}</p>`, column2: '', column3: '', column4: '' },
});
const live = [tab(1, 'Hours'), tab(2, 'Branches'), tab(3, 'Ways')];

it('tabs of a launch are moved, and deleted after a question, in the launch alone [2:158] [2:38]', async () => {
  const served = serveCalls({
    ...{ listNavbarTabs: { body: live }, getLaunch: { body: { ...plannedLaunch, partList: [] } } },
    saveLaunchPart: { body: 'Saved' },
  });
  const shown = (tabs: NavbarTab[]) => <p>{tabs.map(({ title }) => title).join(', ')}</p>;
  renderScreen(<NavbarTabList renderPreview={shown} />, { search: '?launch=3' });
  expect(await screen.findByText('Hours, Branches, Ways')).toBeTruthy();
  const saved = () =>
    served
      .filter(({ call }) => !/^(get|list)/.test(call))
      .map(({ call, input }) => {
        const { values } = input as { values?: { navbar?: { tabs: NavbarTab[] } } };
        return [call, ...(values?.navbar?.tabs ?? []).map(({ id, column1 }) => `${id} ${column1}`)];
      });
  const [hours, branches, ways] = live.map(({ id, column1 }) => `${id} ${column1}`);
  fireEvent.click(screen.getByRole('button', { name: 'Move Ways up' }));
  await waitFor(() => expect(saved()).toEqual([['saveLaunchPart', hours, ways, branches]]));
  for (const [answer, calls] of [
    ['Cancel', 1],
    ['Delete', 2],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: 'Delete Branches' }));
    expect(await screen.findByText('Are you sure you want to delete this tab?')).toBeTruthy();
    const question = within(screen.getByRole('dialog'));
    expect(question.getByText(/It is removed from every page with the launch/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved()).toHaveLength(calls);
  }
  expect(saved()[1]).toEqual(['saveLaunchPart', hours, ways]);
});
