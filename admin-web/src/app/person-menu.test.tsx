import type { SignedInUser } from '@galley/shared/schemas/user';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../test-support/render-screen';
import { PersonMenu } from './person-menu';

const profile = 'Profile /profile';
const activity = 'Activity log /ActivityLog';
const rest = ['Keyboard shortcuts', 'Log Out'];

it.each<[what: string, Omit<SignedInUser, 'email'>, about: string, entries: string[]]>([
  [
    'an Admin',
    { role: 'Admin', company: 'acme', isVendor: false },
    'Admin · Acme Boatworks',
    [profile, activity, ...rest],
  ],
  [
    'the vendor',
    { role: 'Admin', company: 'tracsoft', isVendor: true },
    'Admin · Acme Boatworks',
    [profile, activity, ...rest],
  ],
  [
    'a Level4',
    { role: 'Level4', company: 'acme', isVendor: false },
    'Level4 · Acme Boatworks',
    [profile, ...rest],
  ],
  [
    'an Author',
    { role: 'Author', company: 'acme', isVendor: false },
    'Author · Acme Boatworks',
    [profile, ...rest],
  ],
])(
  '%s sees their name, email, role and company in the menu, and the entries of the role [1:13] [1:48] [2:77] [1:206]',
  async (_what, about, words, entries) => {
    const served = serveCalls({
      listPeople: { body: [{ id: 1, email: 'ruth@acme.example', name: 'Ruth Alder' }] },
      getCompanyName: { body: { companyName: 'Acme Boatworks' } },
      logOut: { body: '' },
    });
    renderScreen(<PersonMenu />, { user: { email: 'ruth@acme.example', ...about } });
    fireEvent.click(screen.getByRole('button', { name: 'Signed in as ruth@acme.example' }));
    const menu = await screen.findByRole('menu');
    const items = within(menu).getAllByRole('menuitem');
    expect(
      items.map((item) =>
        [item.textContent?.replace(/\?$/, ''), item.getAttribute('href')].filter(Boolean).join(' '),
      ),
    ).toEqual(entries);
    await waitFor(() =>
      expect([...menu.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
        'Ruth Alder',
        'ruth@acme.example',
        words,
      ]),
    );
    expect(served.map(({ call }) => call)).not.toContain('logOut');
  },
);
