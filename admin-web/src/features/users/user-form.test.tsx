import { usRules } from '@galley/shared/phone/phone-rules';
import type { User } from '@galley/shared/schemas/user';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { UserForm } from './user-form';

const user: User = {
  id: 7,
  firstName: 'Rosa',
  lastName: 'Keller',
  email: 'rosa@acme.example',
  phoneNumber: 2_125_550_100,
  role: 'Level4',
  company: 'acme',
  access: null,
  clientNumber: null,
  relatedClients: '',
  isLockedOut: true,
  invalidAttempts: 5,
  hasSignedIn: true,
  mailProblem: null,
  lastChanged: '2026-11-20T10:00:00.000Z',
  revision: 3,
};

function showForm(onSave: (input: Record<string, unknown>) => Promise<void>, client?: Partial<User>) {
  renderScreen(
    <UserForm
      mode="update"
      user={{ ...user, ...client }}
      phones={usRules}
      company=""
      asksForCompany={false}
      hasClientFields={client !== undefined}
      listPath="/UserManagement"
      onSave={onSave}
      onSaved={() => undefined}
    />,
  );
}
const box = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('sends all values of the form, including the lock and the attempts [1:26] [1:207] [2:29] [2:140] [2:76] [2:138] [2:270] [2:209] [2:163] [2:136] [2:141]', async () => {
  const onSave = vi.fn(async () => undefined);
  const client = { access: 0, clientNumber: 17, relatedClients: 'Two of them' };
  showForm(onSave, client);
  const shown = ['First Name', 'Last Name', 'Email', 'Phone', 'Access', 'Client Number', 'Related Clients'];
  expect(shown.map((label) => box(label).value)).toEqual([
    ...['Rosa', 'Keller', 'rosa@acme.example', '212 555 0100', '0', '17', 'Two of them'],
  ]);
  expect([box('Is Locked Out').checked, box('Invalid Attempts').value]).toEqual([true, '5']);
  expect(screen.queryByText('Not saved')).toBeNull();
  fireEvent.click(box('Is Locked Out'));
  expect(screen.getByText('Not saved')).toBeTruthy();
  type('Invalid Attempts', '0');
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  const { firstName, lastName, email, role } = user;
  const kept = {
    ...{ id: 7, firstName, lastName, email, role, phoneNumber: '212 555 0100', ...client },
    ...{ isLockedOut: false, invalidAttempts: 0, revision: 3 },
  };
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining(kept));
  const typed = ['Rosalind', 'Kellerman', 'rk@acme.example', '212 555 0199', '0', '18', ''];
  for (const [at, label] of shown.entries()) type(label, typed[at] ?? '');
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  const changed = {
    ...{ firstName: 'Rosalind', lastName: 'Kellerman', email: 'rk@acme.example' },
    ...{ phoneNumber: '212 555 0199', access: 0, clientNumber: 18, relatedClients: '', revision: 4 },
  };
  expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ ...kept, ...changed }));
});

it('has the client fields only for their company, a password and neither attempts nor lock for a new user [1:26] [2:29] [2:139] [2:140] [2:141] [2:163] [2:136] [2:267] [2:137]', () => {
  const show = (mode: 'create' | 'update', hasClientFields: boolean) => {
    const { unmount } = renderScreen(
      <UserForm
        mode={mode}
        user={user}
        phones={usRules}
        company=""
        asksForCompany={false}
        hasClientFields={hasClientFields}
        listPath="/UserManagement"
        onSave={async () => undefined}
        onSaved={() => undefined}
      />,
    );
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    return { labels, unmount };
  };
  const always = ['First Name *', 'Last Name *', 'Email *', 'Phone *'];
  const plain = show('create', false);
  expect(plain.labels).toEqual([...always, 'Temporary password', 'Role *']);
  plain.unmount();
  const clients = ['Access *', 'Client Number *', 'Related Clients'];
  const full = show('update', true);
  expect(full.labels).toEqual([...always, 'Role *', ...clients, 'Invalid Attempts', 'Is Locked Out']);
  for (const label of ['Access', 'Client Number', 'Invalid Attempts']) {
    type(label, '-4');
    expect(box(label).value, label).toBe('4');
    type(label, '1.5');
    expect(box(label).value, label).toBe('1');
    type(label, '5');
  }
  fireEvent.keyDown(box('Invalid Attempts'), { key: 'ArrowUp' });
  expect(box('Invalid Attempts').value, 'no more than five').toBe('5');
});

it('reports errors at the fields and sends nothing [1:26] [1:207] [2:29] [2:137] [2:138] [2:140] [2:136] [2:267] [2:270]', async () => {
  const onSave = vi.fn(async () => undefined);
  showForm(onSave);
  type('First Name', '');
  type('Last Name', ' ');
  type('Email', 'rosa');
  type('Phone', '12');
  type('Invalid Attempts', '6');
  save();
  expect(await screen.findByText('First Name is required.')).toBeTruthy();
  expect(screen.getByText('Last Name is required.')).toBeTruthy();
  expect(screen.getByText('Email must be an email address, like name@company.com.')).toBeTruthy();
  expect(screen.getByText('Phone must have the form 212 555 0100.')).toBeTruthy();
  expect(screen.getByText('Invalid Attempts must be a whole number from 0 to 5.')).toBeTruthy();
  type('Email', '');
  type('Phone', '');
  save();
  expect(await screen.findByText('Email is required.')).toBeTruthy();
  expect(screen.getByText('Phone is required.')).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

it('keeps the input when the server rejects it, with the message at its field or above the form [1:26] [2:29] [2:249] [2:246]', async () => {
  const rejections = [
    new ApiError(409, { message: 'This address is already in use.' }),
    new ApiError(400, { message: 'No.', fields: { email: 'Email may have at most 128 characters.' } }),
  ];
  showForm(() => Promise.reject(rejections.shift()));
  type('Email', 'other@acme.example');
  save();
  expect(await screen.findByText('This address is already in use.')).toBeTruthy();
  save();
  expect(await screen.findByText('Email may have at most 128 characters.')).toBeTruthy();
  expect(box('Email').value).toBe('other@acme.example');
});

it('shows both texts after a stale save, and overwrites theirs on request', async () => {
  const sent: Record<string, unknown>[] = [];
  const current = { ...user, firstName: 'Rosalind', revision: 4 };
  showForm(async (input) => {
    sent.push(input);
    if (sent.length === 1) {
      throw new ApiError(409, { message: 'Someone else changed this.', revision: 4, current });
    }
  });
  type('First Name', 'Rose');
  save();
  expect(await screen.findByText('Rosalind')).toBeTruthy();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Field', 'Saved version', 'Yours']);
  fireEvent.click(screen.getByRole('button', { name: /keep mine/i }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ firstName: 'Rose', revision: 4 });
});

it("asks a vendor Admin for the company's missing details, and makes its user the Admin [2:163] [2:141] [2:142] [2:136] [1:26] [2:29] [2:139] [2:267]", async () => {
  const onSave = vi.fn(async () => undefined);
  serveCalls({
    listCompanies: {
      body: [
        {
          company: 'acme',
          companyName: 'Acme',
          renewal: { isDone: true, done: 0, total: 0, faults: [] },
        },
      ],
    },
  });
  renderScreen(
    <UserForm
      mode="create"
      user={{ ...user, id: 0, access: null }}
      phones={usRules}
      company=""
      asksForCompany
      hasClientFields={false}
      listPath="/UserManagement"
      onSave={onSave}
      onSaved={() => undefined}
    />,
  );
  const company = screen.getByLabelText('Company', { selector: 'input' });
  fireEvent.change(company, { target: { value: 'acme' } });
  expect(await screen.findByText('Acme')).toBeTruthy();
  expect(screen.queryByLabelText(/^Access/)).toBeNull();
  fireEvent.change(company, { target: { value: '' } });
  expect(await screen.findByText(/^The key of the company/)).toBeTruthy();
  expect(screen.queryByLabelText(/^(Access|Company Name)/)).toBeNull();
  fireEvent.change(company, { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: /Create|Save/ }));
  expect(await screen.findByText(/^Company must be 2 to 32 lowercase letters/)).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.change(company, { target: { value: 'north-shore' } });
  expect(await screen.findByText(/There is no company 'north-shore' yet/)).toBeTruthy();
  type('Company Name', 'North Shore');
  const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create User' }));
  for (const password of ['seven-7', 'twenty-one-letters-21']) {
    type('Temporary password', password);
    create();
    expect(await screen.findByText('Use 8 to 20 characters.'), password).toBeTruthy();
    type('Temporary password', 'twenty-letters-20-ok');
    await waitFor(() => expect(screen.queryByText('Use 8 to 20 characters.')).toBeNull());
  }
  expect(onSave).not.toHaveBeenCalled();
  type('Access', '3');
  create();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  const beginning = { company: 'north-shore', companyName: 'North Shore', access: 3, role: 'Admin' };
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining(beginning));
});
