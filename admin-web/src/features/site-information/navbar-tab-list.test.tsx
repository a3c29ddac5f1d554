import type { NavbarTab } from '@galley/shared/schemas/site';
import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callRoutes } from '../../lib/call-routes';
import { dragDown } from '../../test-support/drag-by-keyboard';
import { renderScreen, type ServedCall, serveCalls } from '../../test-support/render-screen';
import { NavbarTabList } from './navbar-tab-list';

const tab = (id: number, title: string): NavbarTab => ({
  id,
  title,
  format: '4_2-2',
  column1: '<p>one</p>',
  column2: '<p>kept</p>',
  column3: '<p>three</p>',
  column4: '<p>four</p>',
  footer: '<p>foot</p>',
  revision: 4,
});
const read = {
  listNavbarTabs: { body: [tab(1, 'Hours'), tab(2, 'Branches'), tab(3, 'Ways')] },
};
const chooseFormat = (format: string) =>
  fireEvent.click(document.querySelector(`[role=dialog] form [value="${format}"]`) as HTMLInputElement);
/** Makes a heading of the second column in a format that shows it, and shows it again after another format. */
async function styleSecondColumn() {
  for (const headings of [[], ['kept']]) {
    chooseFormat('4_1-1-2');
    await waitFor(() => expect(texts().map(([, text]) => text)).toEqual(['one', 'kept', 'three', 'foot']));
    const found = [...document.querySelectorAll('[role=dialog] [contenteditable=true] h2')];
    expect(found.map(({ textContent }) => textContent)).toEqual(headings);
    if (found.length > 0) return;
    const [, tool] = screen.getAllByLabelText<HTMLButtonElement>('Heading 2', { selector: 'button' });
    await waitFor(() => expect(tool?.disabled).toBe(false));
    fireEvent.click(tool as HTMLElement);
    chooseFormat('4_2-2');
    await waitFor(() => expect(texts()).toHaveLength(3));
  }
}
/** The texts that can be edited, by their labels. */
const texts = () =>
  [...document.querySelectorAll('[role=dialog] [contenteditable=true]')].map((box) => [
    document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent,
    box.textContent,
  ]);
const sent = (served: ServedCall[]) => served.filter(({ call }) => callRoutes[call].method !== 'GET');

async function openList() {
  renderScreen(
    <NavbarTabList
      renderPreview={(tabs, openTab) => (
        <p>
          {tabs.map(({ title }) => title).join(', ')}; open {openTab}
        </p>
      )}
    />,
  );
  await screen.findByText('Hours');
}

describe('the navbar tabs', () => {
  it('are ordered by handle and arrows, and deleted after a question [2:38] [2:158] [2:182] [2:70]', async () => {
    const served = serveCalls({
      ...read,
      updateNavbarTabOrder: { body: 'Saved' },
      deleteNavbarTab: { body: 'Deleted' },
    });
    await openList();
    expect(screen.getByLabelText('Drag Branches').getAttribute('aria-roledescription')).toBe('sortable');
    fireEvent.click(screen.getByRole('button', { name: 'Move Branches up' }));
    await waitFor(() => expect(sent(served)[0]?.input).toEqual({ navbarTabIds: [2, 1, 3] }));
    await dragDown('Branches', [1, 3], 'Drag Branches');
    await waitFor(() => expect(sent(served)[1]?.input).toEqual({ navbarTabIds: [1, 3, 2] }));
    for (const answer of ['Cancel', 'Delete']) {
      fireEvent.click(screen.getByRole('button', { name: 'Delete Ways' }));
      expect(await screen.findByText('Are you sure you want to delete this tab?')).toBeTruthy();
      expect(sent(served)).toHaveLength(2);
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(sent(served).slice(2)).toMatchObject([{ input: { componentId: '3' } }]);
  });

  it('are edited in a dialog that previews them, reports errors and closes once they are saved, and added in it [1:282] [2:38] [2:70] [2:118] [2:134] [2:247] [2:268] [2:181] [2:180] [2:246]', async () => {
    const answers = [{ status: 409, body: { message: 'The tabs are being counted.' } }];
    const notified = vi.spyOn(notifications, 'show');
    const served = serveCalls({
      ...read,
      updateNavbarTab: () => answers.shift() ?? { body: 2 },
      createNavbarTab: { body: 3 },
    });
    await openList();
    fireEvent.click(screen.getByRole('button', { name: 'Edit Branches' }));
    const title = await screen.findByLabelText<HTMLInputElement>(/^Title/);
    expect(title.maxLength).toBe(20);
    await waitFor(() =>
      expect(texts()).toEqual([
        ['Column 1', 'one'],
        ['Column 2', 'three'],
        ['Footer', 'foot'],
      ]),
    );
    fireEvent.change(title, { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Title is required.')).toBeTruthy();
    fireEvent.change(title, { target: { value: 'Our branches' } });
    expect(await screen.findByText('Hours, Our branches, Ways; open 2')).toBeTruthy();
    await styleSecondColumn();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The tabs are being counted.')).toBeTruthy();
    expect(notified).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notified).toHaveBeenCalledWith(expect.objectContaining({ message: 'Saved' }));
    // The list is read again.
    await waitFor(() => expect(served.filter(({ call }) => call === 'listNavbarTabs')).toHaveLength(2));
    // A column that the format does not show keeps its text.
    const saved = { ...tab(2, 'Our branches'), format: '4_1-1-2', column2: '<h2>kept</h2>' };
    expect(sent(served)[1]?.input).toMatchObject(saved);
    fireEvent.click(screen.getByRole('button', { name: 'Add Tab' }));
    const fresh = await screen.findByLabelText<HTMLInputElement>(/^Title/);
    expect(fresh.value).toBe('');
    fireEvent.change(fresh, { target: { value: 'Prices' } });
    const formats = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] form [type=radio]')];
    expect(formats.map(({ value }) => value)).toEqual(['4_1-1-1-1', '4_2-1-1', '4_1-1-2', '4_2-2']);
    chooseFormat('4_2-1-1');
    const labels = ['Column 1', 'Column 2', 'Column 3', 'Footer'];
    await waitFor(() => expect(texts()).toEqual(labels.map((label) => [label, ''])));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notified.mock.calls.map(([{ message }]) => message)).toEqual(['Saved', 'Saved']);
    expect(sent(served)[2]).toMatchObject({
      call: 'createNavbarTab',
      input: { id: 0, title: 'Prices', format: '4_2-1-1' },
    });
  });
});
