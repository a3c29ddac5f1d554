import type { User } from '@galley/shared/schemas/user';
import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callRoutes } from '../../lib/call-routes';
import { crumbsShown } from '../../test-support/crumbs-shown';
import { renderScreen, type ServedCall, serveCalls } from '../../test-support/render-screen';
import { CreateUserScreen } from './create-user-screen';
import { UpdateUserScreen } from './update-user-screen';
import { useListUsers } from './use-users';

const admin = { email: 'ann@acme.example', role: 'Admin', company: 'acme', isVendor: false } as const;
const vendor = { email: 'v@tracsoft.example', role: 'Admin', company: 'tracsoft', isVendor: true } as const;
const stored: User & { country: string } = {
  ...{ id: 7, firstName: 'Rosa', lastName: 'Keller', email: 'rosa@acme.example', phoneNumber: 2_125_550_100 },
  ...{ role: 'Level4', company: 'acme', access: 4, clientNumber: 0, relatedClients: 'Two of them' },
  ...{ isLockedOut: false, invalidAttempts: 0, hasSignedIn: true, mailProblem: null },
  ...{ lastChanged: '2026-11-20T10:00:00.000Z', revision: 3, country: 'US' },
};
const look = (clientFields: boolean) => ({
  getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC', clientFields } },
  listCompanies: { body: [] },
});
/** The list, to which both screens lead. */
function Listed({ search }: { search: string }) {
  useListUsers(new URLSearchParams(search).get('company') ?? undefined);
  return null;
}
const readings = (served: ServedCall[]) => served.filter(({ call }) => call === 'listUsers').length;
const labels = async (first: string) => {
  await screen.findByLabelText(new RegExp(`^${first}`));
  const found = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  return found.filter((label) => /^(Company|Access|Client|Related|Temporary|Invalid)/.test(label ?? ''));
};
const clients = ['Access *', 'Client Number *', 'Related Clients'];

it.each([
  ['an Admin of a company with client fields', admin, true, [...clients, 'Invalid Attempts']],
  ['an Admin of another company', admin, false, ['Invalid Attempts']],
  ['an Admin of the vendor', vendor, true, [...clients, 'Invalid Attempts']],
  ['an Admin of the vendor, for another company,', vendor, true, ['Invalid Attempts'], '?company=acme'],
])(
  '%s updates a user, which is said on the list [2:28] [2:29] [2:140] [2:163] [2:209] [2:141] [1:26] [2:76] [2:138]',
  async (_who, user, hasFields, fields, search = '') => {
    const notified = vi.spyOn(notifications, 'show');
    const served = serveCalls({
      ...look(hasFields),
      getUser: { body: stored },
      updateUser: { body: null },
      listUsers: { body: [stored] },
    });
    const route = { pattern: '/UpdateUser/:userId', path: '/UpdateUser/7' };
    const screens = [<UpdateUserScreen key="form" />, <Listed key="list" search={search} />];
    const { currentPath } = renderScreen(screens, { user, route, search });
    expect(await labels('First Name')).toEqual(fields);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rosa Keller');
    expect(crumbsShown()).toEqual([`Users /UserManagement${search}`]);
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(currentPath()).toBe('/UserManagement'));
    expect(notified).toHaveBeenCalledWith(expect.objectContaining({ message: 'Updated' }));
    expect(readings(served), 'the list is read again').toBe(2);
    const { country: _country, lastChanged: _lastChanged, ...sent } = stored;
    const put = served.find(({ call }) => callRoutes[call].method === 'PUT');
    const { company: _company, hasSignedIn: _hasSignedIn, mailProblem: _mailProblem, ...values } = sent;
    expect(put?.input).toMatchObject({ ...values, phoneNumber: '212 555 0100' });
  },
);

it.each([
  ['99', 404, 'This user was not found.'],
  ['ann', 400, 'id must be a whole number.'],
])(
  'the unknown user %s leads back to the list, which says why [2:209] [2:29] [2:249]',
  async (id, status, message) => {
    const notified = vi.spyOn(notifications, 'show');
    serveCalls({ ...look(false), getUser: { status, body: { message } } });
    const route = { pattern: '/UpdateUser/:userId', path: `/UpdateUser/${id}` };
    const { currentPath } = renderScreen(<UpdateUserScreen />, { user: admin, route });
    await waitFor(() => expect(currentPath()).toBe('/UserManagement'));
    expect(notified).toHaveBeenCalledWith(expect.objectContaining({ message }));
  },
);

it.each([
  ['an Admin of a company with client fields', admin, true, ['Temporary password', ...clients]],
  ['an Admin of another company', admin, false, ['Temporary password']],
  ['an Admin of the vendor', vendor, false, ['Company', 'Temporary password']],
])(
  '%s creates a user, which is said on the list [2:28] [2:29] [2:76] [2:139] [2:140] [2:163] [2:209] [1:26] [2:138] [2:141]',
  async (_who, user, hasFields, fields) => {
    const notified = vi.spyOn(notifications, 'show');
    const empty = {
      ...stored,
      id: 0,
      firstName: '',
      lastName: '',
      email: '',
      phoneNumber: null,
      revision: 0,
    };
    const served = serveCalls({
      ...look(hasFields),
      getEmptyUser: { body: empty },
      createUser: { status: 201, body: 'Created' },
      listUsers: { body: [] },
    });
    const screens = [<CreateUserScreen key="form" />, <Listed key="list" search="" />];
    const { currentPath } = renderScreen(screens, { user });
    expect((await labels('First Name')).sort()).toEqual([...fields].sort());
    expect(crumbsShown()).toEqual(['Users /UserManagement']);
    const typed = {
      'First Name': 'Rosa',
      'Last Name': 'Keller',
      Email: 'rosa@acme.example',
      Phone: '2125550100',
      'Temporary password': 'Quay-7-abc',
      ...(hasFields && { Access: '0', 'Client Number': '18', 'Related Clients': 'Three of them' }),
    };
    for (const [label, value] of Object.entries(typed)) {
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    }
    fireEvent.click(screen.getByRole('combobox', { name: /^Role/ }));
    fireEvent.click(screen.getByRole('option', { name: /^Author/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Create User' }));
    await waitFor(() => expect(currentPath()).toBe('/UserManagement'));
    expect(notified).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Created',
        message: 'An invitation is on its way to rosa@acme.example. It is valid for 7 days.',
      }),
    );
    expect(readings(served), 'the list is read again').toBe(2);
    expect(served.find(({ call }) => call === 'createUser')?.input).toMatchObject({
      ...{ firstName: 'Rosa', lastName: 'Keller', email: 'rosa@acme.example', phoneNumber: '212 555 0100' },
      ...{ role: 'Author', password: 'Quay-7-abc' },
      ...(hasFields && { access: 0, clientNumber: 18, relatedClients: 'Three of them' }),
    });
  },
);
