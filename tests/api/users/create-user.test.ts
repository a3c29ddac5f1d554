import { openCompanyScope } from '@galley/functions/core/company-scope';
import type { UserRecord } from '@galley/functions/core/entities/user';
import { ensurePoolUser } from '@galley/functions/core/users/user-pool';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany } from '../../support/companies';
import { invitedPassword, mailsTo } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { codeFor, enterPassword, respondWith } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme', { name: 'Acme Plumbing' });
const globex = await makeCompany('globex', { name: 'Globex' });
const vendor = await makeCompany('tracsoft', { isVendor: true });
const admin = await sessionFor(cloud, acme, 'Admin');

let people = 0;
function newPerson(changes: Record<string, unknown> = {}) {
  people += 1;
  const person = {
    firstName: 'Rosa',
    lastName: 'Keller',
    email: `Rosa.${people}@acme.example`,
    phoneNumber: '212 555 0100',
    role: 'Level4',
    ...changes,
  };
  return person as typeof person & { company?: string };
}

async function usersOf(company: TestCompany): Promise<UserRecord[]> {
  const users = await cloud.stored.user.all(company.scope);
  return users;
}

describe('inviting a user [2:76] [2:209]', () => {
  it('stores the user and mails a temporary password that must be changed [1:26] [1:207] [1:143] [1:222] [2:138] [1:9] [2:7] [2:162]', async () => {
    const person = newPerson();
    const answer = await callApi('createUser', person, { session: admin });
    expect(answer).toMatchObject({ status: 201, body: 'Created' });
    const email = person.email.toLowerCase();
    const stored = (await usersOf(acme)).find((user) => user.email === email);
    expect(stored).toMatchObject({
      firstName: 'Rosa',
      phoneNumber: 2_125_550_100,
      role: 'Level4',
      company: 'acme',
      mustChangePassword: true,
      isLockedOut: false,
      revision: 1,
    });
    const [mail] = await mailsTo(cloud, email);
    expect(mail?.subject).toBe('Acme Plumbing: your account');
    expect(mail?.text).toContain('https://admin.galley.example/login');
    expect(mail?.text).toContain('Admin Person invited you to the website of Acme Plumbing');
    expect(mail?.text).toContain('Your role: Level4 – a division under Admin');
    expect(mail?.text).toContain('The invitation is valid for 7 days.');
    const attempt = await enterPassword(email, await invitedPassword(cloud, email));
    const check = { userId: attempt.userId };
    const due = await callApi('getPasswordChange', check, { cookies: [attempt.cookie] });
    expect(due.error.passwordChangeRequired).toBe(true);
  });

  it('uses a given password as the temporary one [2:139] [2:136] [1:223]', async () => {
    const person = newPerson({ password: 'harbour-lantern-7' });
    expect((await callApi('createUser', person, { session: admin })).status).toBe(201);
    const attempt = await enterPassword(person.email, 'harbour-lantern-7');
    const change = {
      userId: attempt.userId,
      oldPassword: 'harbour-lantern-7',
      newPassword: 'river-of-stones',
      confirmPassword: 'river-of-stones',
    };
    const changed = await callApi('changePassword', change, { cookies: [attempt.cookie] });
    expect(changed.status).toBe(200);
    const email = person.email.toLowerCase();
    expect((await respondWith(attempt, await codeFor(cloud, email, attempt))).status).toBe(200);
  });

  it('lets a vendor Admin name another company [1:8] [1:209]', async () => {
    const session = await sessionFor(cloud, vendor, 'Admin');
    const person = newPerson({ company: 'globex' });
    expect((await callApi('createUser', person, { session })).status).toBe(201);
    const emails = (await usersOf(globex)).map(({ email }) => email);
    expect(emails).toContain(person.email.toLowerCase());
  });

  it('of a new company creates that first, with the vendor’s client fields, and with this user as its Admin [2:142] [2:163] [2:136] [1:209] [2:138] [2:141]', async () => {
    const session = await sessionFor(cloud, vendor, 'Admin');
    const beginning = { company: 'new-shore', companyName: 'New Shore', role: 'Admin', access: 3 };
    const person = newPerson(beginning);
    expect(await callApi('createUser', person, { session })).toMatchObject({ status: 201, body: 'Created' });
    const named = { company: 'new-shore' };
    const { body: users } = await callApi('listUsers', named, { session });
    expect(users).toMatchObject([
      { email: person.email.toLowerCase(), role: 'Admin', access: 3, phoneNumber: 2_125_550_100 },
    ]);
    const [mail] = await mailsTo(cloud, person.email.toLowerCase());
    expect(mail?.subject).toBe('New Shore: your account');
    await enterPassword(person.email, await invitedPassword(cloud, person.email.toLowerCase()));
    // The next one is invited to the existing company.
    expect((await callApi('createUser', newPerson(named), { session })).status).toBe(201);
  });

  it.each([
    [{ role: 'Level4' }, 400, 'role'],
    [{ access: undefined }, 400, 'access'],
    [{ company: 'ends-with-' }, 400, 'company'],
    [{ password: 'password' }, 400, 'password'],
    [{ email: 'admin@acme.example' }, 409, undefined],
  ])(
    'of a new company is rejected for %j, and creates none [1:209] [2:139] [2:140] [2:141] [2:142] [2:163]',
    async (changes, status, field) => {
      const session = await sessionFor(cloud, vendor, 'Admin');
      const person = newPerson({ company: 'refused', role: 'Admin', access: 1, ...changes });
      const answer = await callApi('createUser', person, { session });
      expect(answer.status).toBe(status);
      expect(Object.keys(answer.error.fields ?? {})[0]).toBe(field);
      expect(await cloud.stored.company.get(openCompanyScope(person.company ?? ''))).toBeUndefined();
      // Only a vendor Admin may name another company.
      expect((await callApi('createUser', person, { session: admin })).status).toBe(403);
    },
  );

  it('adopts a user of the user pool that a crash left without a record', async () => {
    const person = newPerson();
    const email = person.email.toLowerCase();
    await ensurePoolUser(email, 'left-by-a-crash');
    expect((await callApi('createUser', person, { session: admin })).status).toBe(201);
    await expect(enterPassword(email, 'left-by-a-crash')).rejects.toThrow('401');
    await enterPassword(email, await invitedPassword(cloud, email));
  });
});

describe('an invitation is rejected [2:209]', () => {
  it('for an email address that exists in any company, without saying where [2:76] [2:249]', async () => {
    const person = newPerson();
    expect((await callApi('createUser', person, { session: admin })).status).toBe(201);
    const other = await sessionFor(cloud, globex, 'Admin');
    for (const session of [admin, other]) {
      const answer = await callApi(
        'createUser',
        { ...person, email: person.email.toUpperCase() },
        { session },
      );
      expect(answer).toMatchObject({
        status: 409,
        error: { message: 'This address is already in use.' },
      });
      expect(JSON.stringify(answer.error)).not.toContain('acme');
    }
  });

  it('for all but one when an email address is invited ten times at once, and the one password works [2:76]', async () => {
    const person = newPerson();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => callApi('createUser', person, { session: admin })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const email = person.email.toLowerCase();
    expect((await usersOf(acme)).filter((user) => user.email === email)).toHaveLength(1);
    expect(await mailsTo(cloud, email)).toHaveLength(1);
    await enterPassword(email, await invitedPassword(cloud, email));
  });

  it('for a Level4, and for an Admin who names another company [1:207] [1:208] [1:8] [1:26] [1:41]', async () => {
    const editor = await sessionFor(cloud, acme, 'Level4');
    expect((await callApi('createUser', newPerson(), { session: editor })).status).toBe(403);
    const foreign = newPerson({ company: 'globex' });
    const { result, calls } = await cloud.calls.during(() =>
      callApi('createUser', foreign, { session: admin }),
    );
    expect(result.status).toBe(403);
    const touched = calls.flatMap(({ leadingKeys = [] }) => leadingKeys);
    expect(touched.filter((key) => key.includes('globex'))).toEqual([]);
    expect(await cloud.stored.identity.get(foreign.email)).toBeUndefined();
  });

  it('without a session or the CSRF header [1:7] [1:38] [1:43] [1:288]', async () => {
    expect((await callApi('createUser', newPerson(), {})).status).toBe(401);
    const options = { session: admin, headers: { 'x-galley-csrf': undefined } };
    expect((await callApi('createUser', newPerson(), options)).status).toBe(403);
  });

  it.each([
    ['email', { email: 'not an email' }],
    ['email', { email: `${'x'.repeat(120)}@acme.example` }],
    ['firstName', { firstName: ' ' }],
    ['phoneNumber', { phoneNumber: '112 555 0100' }],
    ['role', { role: 'Owner' }],
    ['password', { password: 'iloveyou' }],
    ['password', { password: 'short' }],
  ])('naming %s for %j [2:137] [2:138] [2:139] [2:140] [2:267] [2:162]', async (field, change) => {
    const answer = await callApi('createUser', newPerson(change), { session: admin });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
  });
});
