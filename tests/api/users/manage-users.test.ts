import type { UserRecord } from '@galley/functions/core/entities/user';
import type { CallName } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { makeCompany, sessionFor, sessionOf } from '../../support/companies';
import { invitedPassword } from '../../support/mails';
import {
  admin,
  ask,
  cloud,
  companies,
  company,
  isSignedIn,
  save,
  startPeople,
  stored,
} from '../../support/people';
import { addPerson, enterPassword } from '../../support/sign-in';

await startPeople();

describe('the users of a company [2:76] [2:209]', () => {
  it('are listed by name, never with a password [1:26] [1:207] [2:138] [2:28]', async () => {
    await ask('createUser', {
      firstName: 'Ann',
      lastName: 'Aarden',
      email: `ann@people${companies}.example`,
      phoneNumber: '212 555 0100',
      role: 'Level4',
    });
    const someone = (await stored(admin.userId)) as UserRecord;
    const more = Array.from({ length: 99 }, (_, at): UserRecord & Record<string, unknown> => {
      const id = 1_000 + at;
      const email = `p${id}@people${companies}.example`;
      return cloud.stored.user.item(company.scope, id, { ...someone, id, email });
    });
    await cloud.table.commit(more.map((put) => ({ put })));
    const { status, body } = await ask('listUsers', {});
    expect(status).toBe(200);
    // The first Admin has no name until it is asked for.
    expect(body[0]).toMatchObject({ id: 1, firstName: '', lastName: '' });
    expect(body[1]).toMatchObject({ lastName: 'Aarden', phoneNumber: 2_125_550_100, hasSignedIn: false });
    expect(body, 'more than one page shows').toHaveLength(3 + more.length);
    expect(JSON.stringify(body)).not.toMatch(/password|epoch|wrongCodes|C#/i);
  });

  it('can be created from an empty user [1:26] [1:207]', async () => {
    const { body } = await ask('getEmptyUser', {});
    expect(body).toMatchObject({ id: 0, email: '', role: 'Level4', company: company.key, revision: 0 });
  });

  it('of another company are not found, and can be named only by a vendor Admin [1:8] [1:209]', async () => {
    const other = await makeCompany(`other${companies}`);
    const stranger = await sessionFor(cloud, other, 'Admin');
    const victim = await addPerson(cloud, company);
    for (const [name, input] of [
      ['listUsers', {}],
      ['getUser', { id: victim.id }],
      ['deleteUser', { id: victim.id }],
      ['signOutEverywhere', { id: victim.id }],
      ['resendInvitation', { id: victim.id }],
    ] as [CallName, Record<string, unknown>][]) {
      expect((await ask(name, { ...input, company: company.key }, stranger)).status).toBe(403);
      const own = await ask(name, input, stranger);
      expect(JSON.stringify(own.body ?? '')).not.toContain(victim.email);
    }
    const vendor = await makeCompany(`vendor${companies}`, { isVendor: true });
    const vendorAdmin = await sessionFor(cloud, vendor, 'Admin');
    const named = await ask('getUser', { id: victim.id, company: company.key }, vendorAdmin);
    expect(named.body).toMatchObject({ email: victim.email });
  });

  it('are known by name to those who work with them, without any other data [1:8]', async () => {
    const editor = await sessionFor(cloud, company, 'Level4');
    const { status, body } = await ask('listPeople', {}, editor);
    expect(status).toBe(200);
    const users = (await ask('listUsers', {})).body;
    const named = users.map(({ id, email, firstName, lastName }: { [name: string]: string }) => ({
      id,
      email,
      name: `${firstName} ${lastName}`.trim(),
    }));
    expect(new Set(body)).toEqual(new Set(named));
    const stranger = await sessionFor(cloud, await makeCompany(`names${companies}`), 'Admin');
    expect(JSON.stringify((await ask('listPeople', {}, stranger)).body)).not.toContain(admin.email);
  });

  it('cannot be read or changed by a Level4 [1:207] [1:208] [1:26] [2:166] [1:41]', async () => {
    const editor = await sessionFor(cloud, company, 'Level4');
    const calls: CallName[] = ['listUsers', 'getUser', 'updateUser', 'deleteUser', 'signOutEverywhere'];
    for (const name of calls) expect((await ask(name, { id: 1 }, editor)).status).toBe(403);
  });
});

describe('the Admins of a company [2:209]', () => {
  it('cannot delete, demote or lock themselves [1:207] [2:117] [2:76]', async () => {
    await addPerson(cloud, company);
    expect((await ask('deleteUser', { id: admin.userId })).status).toBe(409);
    expect((await save(admin.userId, { role: 'Level4' })).status).toBe(409);
    expect((await save(admin.userId, { isLockedOut: true })).status).toBe(409);
  });

  it('are never all deleted, even when two delete each other at once [2:117]', async () => {
    const first = (await ask('listUsers', {})).body.find(
      (user: { role: string; id: number }) => user.id === 1,
    );
    await ask('deleteUser', { id: first.id });
    const other = await sessionFor(cloud, company, 'Admin');
    const answers = await Promise.all([
      ask('deleteUser', { id: other.userId }, admin),
      ask('deleteUser', { id: admin.userId }, other),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    const left = await cloud.stored.user.all(company.scope);
    expect(left.filter(({ role }) => role === 'Admin').length).toBeGreaterThanOrEqual(1);
  });

  it('always include one who can sign in', async () => {
    await ask('deleteUser', { id: 1 });
    const vendor = await makeCompany(`vendors${companies}`, { isVendor: true });
    const vendorAdmin = await sessionFor(cloud, vendor, 'Admin');
    const named = { company: company.key };
    const last = await ask('deleteUser', { id: admin.userId, ...named }, vendorAdmin);
    expect(last).toMatchObject({ status: 409, error: { message: expect.stringContaining('last Admin') } });
    const demoted = await save(admin.userId, { role: 'Level4', ...named }, vendorAdmin);
    expect(demoted.status).toBe(409);
  });
});

describe('deleting a user [2:209]', () => {
  it('ends the sessions and frees the email address [1:43] [1:288] [2:76] [2:117] [1:9] [2:7]', async () => {
    const person = await addPerson(cloud, company, 'Level4');
    const session = await sessionOf(cloud, company, person);
    expect(await ask('deleteUser', { id: person.id })).toMatchObject({ status: 200, body: 'Deleted' });
    expect(await isSignedIn(session)).toBe(false);
    await expect(enterPassword(person.email)).rejects.toThrow('401');
    const again = await ask('createUser', {
      firstName: 'New',
      lastName: 'Person',
      email: person.email,
      phoneNumber: '212 555 0100',
      role: 'Level4',
    });
    expect(again.status).toBe(201);
    expect((await ask('deleteUser', { id: person.id })).status).toBe(404);
  });
});

describe('an invitation', () => {
  it('can be sent again until a password was chosen; the former one becomes invalid', async () => {
    const email = `guest@people${companies}.example`;
    await ask('createUser', {
      firstName: 'Guest',
      lastName: 'Person',
      email,
      phoneNumber: '212 555 0100',
      role: 'Level4',
    });
    const before = await invitedPassword(cloud, email);
    const { body } = await ask('listUsers', {});
    const { id } = body.find((user: { email: string }) => user.email === email);
    expect(await ask('resendInvitation', { id })).toMatchObject({ status: 200, body: 'Sent' });
    const after = await invitedPassword(cloud, email);
    expect(after).not.toBe(before);
    await expect(enterPassword(email, before)).rejects.toThrow('401');
    for (let tries = 0; tries < 5; tries += 1)
      await expect(enterPassword(email, before)).rejects.toThrow('4');
    await expect(enterPassword(email, after)).rejects.toThrow('429');
    cloud.clock.advance(60_000);
    expect((await ask('resendInvitation', { id })).status).toBe(200);
    await enterPassword(email, await invitedPassword(cloud, email));
    const person = await addPerson(cloud, company, 'Level4');
    expect((await ask('resendInvitation', { id: person.id })).status).toBe(409);
  });
});

it('can be signed out everywhere and keep the password [1:43] [1:288]', async () => {
  const person = await addPerson(cloud, company, 'Level4');
  const sessions = [await sessionOf(cloud, company, person), await sessionOf(cloud, company, person)];
  expect(await ask('signOutEverywhere', { id: person.id })).toMatchObject({ status: 200, body: 'Saved' });
  for (const session of sessions) expect(await isSignedIn(session)).toBe(false);
  await enterPassword(person.email);
  expect((await ask('signOutEverywhere', { id: 999 })).status).toBe(404);
});
