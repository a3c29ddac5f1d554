import { roleLabel, roles } from '@galley/shared/permissions';
import { usRules } from '@galley/shared/phone/phone-rules';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldsShown } from '../../test-support/fields-shown';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { UserForm } from './user-form';

const user = {
  id: 7,
  firstName: 'Rosa',
  lastName: 'Keller',
  email: 'rosa@acme.example',
  phoneNumber: 2_125_550_100,
  role: 'Level4',
  company: 'acme',
  access: 3,
  clientNumber: 17,
  relatedClients: 'Two',
  isLockedOut: true,
  invalidAttempts: 5,
  hasSignedIn: true,
  mailProblem: null,
  lastChanged: '2026-11-20T10:00:00.000Z',
  revision: 3,
} as const;

function show(mode: 'create' | 'update', changes: Partial<Parameters<typeof UserForm>[0]> = {}) {
  serveCalls({ listCompanies: { body: [] } });
  return renderScreen(
    <UserForm
      mode={mode}
      user={user}
      phones={usRules}
      company=""
      asksForCompany={false}
      hasClientFields={false}
      listPath="/UserManagement"
      onSave={async () => undefined}
      onSaved={() => undefined}
      {...changes}
    />,
  );
}
const inviting = 'Email * (email) = rosa@acme.example - Used to sign in. An invitation is emailed to it.';
const about = (email: string) => [
  'First Name * = Rosa',
  'Last Name * = Keller',
  email,
  "Phone * (tel) '212 555 0100' = 212 555 0100",
];
const password =
  'Temporary password (password) - If it is empty, one is generated. It must be changed at the first sign-in either way.';
const role = `Role * = ${roleLabel('Level4')}`;
const access = 'Access * = 3';

it('marks what is required of a new user, and offers every role [1:26] [2:29] [2:136] [2:137] [2:138] [2:140] [2:162] [2:163] [2:270]', async () => {
  show('create');
  expect(fieldsShown()).toEqual([...about(inviting), password, role]);
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('firstName');
  fireEvent.click(screen.getByRole('combobox', { name: /^Role/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(roles.map(roleLabel));
  expect(screen.getByRole('button', { name: 'Create User' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/UserManagement');
});

it('shows an existing user with the lock, and the client fields where the company has them [1:26] [2:29] [2:136] [2:76] [2:137] [2:138] [2:140] [2:141] [2:163] [2:270]', () => {
  show('update', { hasClientFields: true });
  expect(fieldsShown()).toEqual([
    ...about('Email * (email) = rosa@acme.example - Used to sign in. A new address gets its own invitation.'),
    role,
    access,
    'Client Number * = 17',
    'Related Clients = Two',
    'Invalid Attempts = 5',
    'Is Locked Out (checkbox) on',
  ]);
  expect(document.activeElement).toBe(document.body);
});

it('asks a vendor Admin for the company first, and says what is created with the user [1:26] [2:29] [2:136] [2:141] [2:163] [2:137] [2:142]', async () => {
  show('create', { asksForCompany: true });
  const hint = 'The key of the company that the user belongs to; empty means the vendor itself.';
  expect(fieldsShown()).toEqual([`Company - ${hint}`, ...about(inviting), password, role]);
  fireEvent.change(screen.getByLabelText('Company', { selector: 'input' }), { target: { value: 'New' } });
  expect(
    await screen.findByText(
      "There is no company 'new' yet. It is created first, with this user as its Admin.",
    ),
  ).toBeTruthy();
  expect(fieldsShown()).toEqual([
    `Company = New - ${hint}`,
    'Company Name - If it is empty, the key is the name.',
    access,
    // Only the server knows how its country writes telephones.
    ...about(inviting).slice(0, 3),
    'Phone (tel) up to 40 = 212 555 0100',
    password,
    `Role * = ${roleLabel('Admin')}`,
  ]);
});

it('shows the client fields of the own company only, also where a vendor Admin names another one [2:141] [2:163] [2:136]', async () => {
  show('create', { asksForCompany: true, hasClientFields: true });
  const clients = () => fieldsShown().filter((field) => /^(Access|Client|Related)/.test(field));
  const all = [access, 'Client Number * = 17', 'Related Clients = Two'];
  expect(clients()).toEqual(all);
  const name = (value: string) =>
    fireEvent.change(screen.getByLabelText('Company', { selector: 'input' }), { target: { value } });
  name('new');
  // Access is asked for with a new company, too.
  await screen.findByText(/^There is no company 'new' yet/);
  expect(clients()).toEqual([access]);
  name('');
  expect(clients()).toEqual(all);
});
