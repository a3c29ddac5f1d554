import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { FooterTab } from './footer-tab';
import { NavbarTab } from './navbar-tab';

const columns = { contentColumn1: '', contentColumn2: '', contentColumn3: '', contentColumn4: '' };

it.each([
  ['navbar', 'createNavbar', 0],
  ['navbar', 'updateNavbar', 1],
  ['footer', 'createFooter', 0],
  ['footer', 'updateFooter', 1],
] as const)(
  'the %s says the server’s words where %s fails, and Saved afterwards [1:282] [2:246] [2:247] [2:183] [2:177] [2:68]',
  async (part, call, id) => {
    const answers = [{ status: 503, body: { message: 'The clerk is away.' } }];
    const served = serveCalls({
      ...{ getNavbar: { body: { id, componentName: 'Navbar', revision: id } } },
      ...{ getFooter: { body: { id, ...columns, revision: id } } },
      [call]: () => answers.shift() ?? { body: 1 },
    });
    const notified = vi.spyOn(notifications, 'show');
    renderScreen(part === 'navbar' ? <NavbarTab /> : <FooterTab onTyped={() => undefined} isShown />);
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Save' });
    save();
    const error = (await screen.findByText('The clerk is away.')).closest('[role=alert]');
    expect(error?.textContent).toContain('Error');
    expect(notified).not.toHaveBeenCalled();
    save();
    await waitFor(() => expect(notified.mock.calls.map(([{ message }]) => message)).toEqual(['Saved']));
    expect(served.filter((one) => one.call === call)).toHaveLength(2);
  },
);
