import type { CallName } from '@galley/shared/contract/contract';
import type { User } from '@galley/shared/schemas/user';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { MailProblem } from './mail-problem';
import { UserListScreen } from './user-list-screen';

const why = 'There is no such domain.';
const invited: User = {
  id: 7,
  firstName: 'Rosa',
  lastName: 'Keller',
  email: 'rosa@acme.exmaple',
  phoneNumber: 2_125_550_100,
  role: 'Level4',
  company: 'acme',
  access: null,
  clientNumber: null,
  relatedClients: '',
  isLockedOut: false,
  invalidAttempts: 0,
  hasSignedIn: false,
  mailProblem: { why, at: '2026-11-20T10:00:00Z' },
  lastChanged: '2026-11-20T10:00:00.000Z',
  revision: 3,
};
const company = {
  getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
};
const me = { email: 'admin@acme.example', role: 'Admin' as const, company: 'acme', isVendor: false };

it('marks users whose mail bounces, and no others', async () => {
  const others = { ...invited, id: 8, email: 'tom@acme.example', mailProblem: null };
  serveCalls({ ...company, listUsers: { body: [invited, others] } });
  renderScreen(<UserListScreen />, { user: me });
  await screen.findByText('tom@acme.example');
  expect(screen.getAllByTitle(why).map(({ textContent }) => textContent)).toEqual(['Emails bounce']);
});

it('tells an Admin why an invitation bounced, when, and what to do', () => {
  serveCalls(company);
  renderScreen(<MailProblem {...invited} />);
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Emails to this person bounce');
  expect(alert).toContain(why);
  expect(alert).toContain('Nov 20, 2026');
  expect(alert).toContain('sends a new invitation');
});

it('explains what a bounce means for a user who has signed in before', () => {
  serveCalls(company);
  renderScreen(<MailProblem {...invited} hasSignedIn />);
  expect(screen.getByRole('alert').textContent).toContain('no sign-in code arrives');
});

it('shows 100 users a page under the name of the company, each with the link to its form [1:26] [2:28] [2:264] [2:209] [2:76] [2:29]', async () => {
  const many = Array.from({ length: 101 }, (_, at) => ({
    ...{ ...invited, id: at + 1, email: `u${at}@acme.example`, mailProblem: null },
  }));
  serveCalls({ ...company, listUsers: { body: many } });
  renderScreen(<UserListScreen />, { user: me });
  // The key of a company is not shown until its name is read.
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Users');
  expect(await screen.findByText('1–100 of 101 users')).toBeTruthy();
  expect(screen.getByText('Users of Acme')).toBeTruthy();
  expect(screen.getByText('Create User').closest('a')?.getAttribute('href')).toBe('/CreateUser');
  const cells = [...(screen.getByText('u0@acme.example').closest('tr')?.querySelectorAll('td') ?? [])];
  expect(cells[0]?.querySelector('a')?.getAttribute('href')).toBe('/UpdateUser/1');
  const named = cells.slice(1, 6).map(({ textContent }) => textContent);
  expect(named).toEqual(['RKRosa', 'Keller', 'u0@acme.example', invited.role, 'Invited']);
  const last = cells.at(-1)?.querySelector('button');
  expect(last?.getAttribute('aria-label')).toBe('Delete u0@acme.example');
  expect([cells[0], last].map((cell) => cell?.querySelector('svg')?.classList.item(1))).toEqual([
    ...['tabler-icon-pencil', 'tabler-icon-trash'],
  ]);
  // Descending by email.
  const email = within(screen.getByRole('columnheader', { name: 'Email' })).getByRole('button');
  for (let times = 0; times < 2; times += 1) fireEvent.click(email);
  expect(document.querySelector('tbody tr')?.textContent).toContain('u100@acme.example');
});

it('asks before deleting a user, says why that failed, and reads the list again [1:26] [1:207] [2:117] [2:158] [2:249] [2:252] [2:246] [2:209] [2:28] [2:29]', async () => {
  const read = 'listUsers';
  const rejections = [{ status: 409, body: { message: 'Nobody leaves today.' } }];
  const served = serveCalls({
    ...company,
    [read]: {
      body: [{ ...invited, id: 8, firstName: 'Tom', lastName: 'Adler', email: 'tom@acme.example' }, invited],
    },
    deleteUser: () => rejections.shift() ?? { body: 'Deleted' },
  });
  const vendor = { ...me, company: 'tracsoft', isVendor: true };
  renderScreen(<UserListScreen />, { user: vendor, search: '?company=acme' });
  const count = (call: CallName) => served.filter((one) => one.call === call).length;
  await screen.findByText('tom@acme.example');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Users of acme');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([
      '/CreateUser?company=acme',
      '/UpdateUser/8?company=acme',
      '/UpdateUser/7?company=acme',
    ]),
  );
  for (const [header, first] of [
    ['First Name', 'Rosa'],
    ['Last Name', 'Tom'],
  ] as const) {
    fireEvent.click(within(screen.getByRole('columnheader', { name: header })).getByRole('button'));
    expect(document.querySelector('tbody tr')?.textContent, header).toContain(first);
  }
  const answer = (name: string) =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  const agree = () => answer('Delete');
  for (const name of ['Cancel', 'Delete']) {
    fireEvent.click(screen.getByRole('button', { name: `Delete ${invited.email}` }));
    expect(await screen.findByText(`Are you sure you want to delete ${invited.email}?`)).toBeTruthy();
    expect([count('deleteUser'), count(read)]).toEqual([0, 1]);
    answer(name);
    if (name === 'Cancel') await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(await screen.findByText('Nobody leaves today.')).toBeTruthy();
  const before = count(read);
  agree();
  await waitFor(() => expect([count('deleteUser'), count(read)]).toEqual([2, before + 1]));
  const named = { company: 'acme' };
  expect(served.filter(({ call }) => call === read).map(({ input }) => input)).toContainEqual(named);
  expect(served.find(({ call }) => call === 'deleteUser')?.input).toEqual({
    id: '7',
    ...named,
  });
});
