import { openCompanyScope } from '@galley/functions/core/company-scope';
import type { Role } from '@galley/shared/permissions';
import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { withBetween } from '../../support/between';
import { makeCompany, sessionFor, sessionOf, type TestSession } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { addPerson, testPassword } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');

type Person = Awaited<ReturnType<typeof addPerson>>;
/** Something that happens to a person, whose session is also given. */
type Act = (person: Person, session: TestSession) => Promise<unknown>;
interface Race {
  what: string;
  act: Act;
  first: Act;
  message: string;
  role?: Role;
}

const newPassword = 'river-of-stones-20';
const passwords = { oldPassword: testPassword, newPassword, confirmPassword: newPassword };
const changePassword: Act = (_person, session) => callApi('changeOwnPassword', passwords, { session });
const named = { firstName: 'Ruth', lastName: 'Marsh', phoneNumber: '2125550148', revision: 1 };
const changeName: Act = (_person, session) => callApi('updateProfile', named, { session });
const remove: Act = ({ id }) => callApi('deleteUser', { id }, { session: admin });
const endSessions: Act = ({ id }) => cloud.stored.user.change(acme.scope, id, { set: { epoch: 9 } });
const promote: Act = ({ id }) => cloud.stored.user.change(acme.scope, id, { set: { role: 'Admin' } });

const signInAgain = 'Your account was changed in the meantime. Sign in again and try once more.';
const races: Race[] = [
  {
    what: 'a new password after all sessions ended',
    act: changePassword,
    first: endSessions,
    message: signInAgain,
  },
  {
    what: 'a new name after a deletion',
    act: changeName,
    first: remove,
    message: 'Your account was deleted in the meantime.',
  },
  {
    what: 'a change of a user who is deleted',
    act: async ({ id }) => {
      const { body } = await callApi('getUser', { id }, { session: admin });
      return callApi('updateUser', { ...body, ...named, revision: body.revision }, { session: admin });
    },
    first: remove,
    message: 'This user was deleted.',
  },
  {
    what: 'a deletion after a new role',
    act: remove,
    first: promote,
    message: 'This user was changed in the meantime. Reload the users and try again.',
  },
  {
    what: 'a deletion of an Admin after the lock of the only other one',
    role: 'Admin',
    act: remove,
    first: () => cloud.stored.user.change(acme.scope, 1, { set: { isLockedOut: true } }),
    message: 'The Admins were changed in the meantime. Reload the users and try again.',
  },
];

it.each(races)(
  '$what is refused, and what came first stays [2:209] [2:249]',
  async ({ act, first, message, role = 'Level4' }) => {
    const person = await addPerson(cloud, acme, role);
    const session = await sessionOf(cloud, acme, person);
    const between = () => first(person, session);
    const stored = () => cloud.stored.user.get(acme.scope, person.id);
    let before: unknown;
    const answer = await withBetween(
      () => act(person, session),
      async () => {
        await between();
        before = await stored();
      },
    );
    expect(answer).toMatchObject({ status: 409, error: { message } });
    expect(await stored()).toEqual(before);
  },
);

it('of two vendor Admins who create a company at once, one begins it and the other is told [2:142] [2:209]', async () => {
  const vendor = await makeCompany('tracsoft', { isVendor: true });
  const session = await sessionFor(cloud, vendor, 'Admin');
  const invite = (firstName: string) => {
    const person = {
      firstName,
      lastName: 'Keller',
      phoneNumber: '212 555 0100',
      role: 'Admin' as const,
      access: 3,
    };
    const email = `${firstName.toLowerCase()}@begun.example`;
    return callApi('createUser', { ...person, email, company: 'begun', companyName: 'Begun' }, { session });
  };
  // The company is made by another Lambda.
  const late = await withBetween(
    () => invite('Rosa'),
    async () => expect((await invite('Tom')).status).toBe(201),
  );
  const message =
    'Someone else has just created this company. Look at its users, then invite again or choose another key.';
  expect(late).toMatchObject({ status: 409, error: { message } });
  expect(await cloud.stored.user.all(openCompanyScope('begun'))).toHaveLength(1);
});
