import type { UserRecord } from '@galley/functions/core/entities/user';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { sessionOf } from '../../support/companies';
import { invitedPassword, mailsTo } from '../../support/mails';
import {
  admin,
  cloud,
  companies,
  company,
  isSignedIn,
  read,
  save,
  startPeople,
  stored,
} from '../../support/people';
import {
  addPerson,
  codeFor,
  enterPassword,
  otherCode,
  respondWith,
  testPassword,
} from '../../support/sign-in';

await startPeople();

describe('saving a user [2:76] [2:209]', () => {
  it('stores the input and raises the revision, and takes no password [1:26] [1:207] [2:139] [2:136] [1:9] [2:7]', async () => {
    const { id, email, revision } = await addPerson(cloud, company, 'Level4');
    const changes = { firstName: 'Rosa', relatedClients: '12, 14' };
    const answer = await save(id, { ...changes, password: 'harbour-lantern-7' });
    expect(answer.status).toBe(204);
    expect(await read(id)).toMatchObject({
      firstName: 'Rosa',
      relatedClients: '12, 14',
      revision: revision + 1,
    });
    await enterPassword(email, testPassword);
  });

  it('requires the revision that it started from, and answers a stale one with what is stored', async () => {
    const { id } = await addPerson(cloud, company, 'Level4');
    const without = await save(id, { revision: undefined });
    expect(without).toMatchObject({ status: 400, error: { fields: { revision: expect.any(String) } } });
    await save(id, { firstName: 'Second' });
    const stale = await save(id, { firstName: 'Third', revision: 1 });
    expect(stale).toMatchObject({ status: 409, error: { current: { firstName: 'Second' } } });
  });

  it.each([
    ['firstName', { firstName: '' }],
    ['phoneNumber', { phoneNumber: '12' }],
    ['role', { role: 'Owner' }],
    ['invalidAttempts', { invalidAttempts: 6 }],
  ])('is rejected naming %s [2:137] [2:138] [2:140] [2:267] [2:162]', async (field, changes) => {
    const { id } = await addPerson(cloud, company, 'Level4');
    const answer = await save(id, changes);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
  });

  it('with another role, or a lock, ends the sessions of that user only [1:43] [1:207] [1:288]', async () => {
    for (const changes of [{ role: 'Admin' }, { isLockedOut: true }]) {
      const person = await addPerson(cloud, company, 'Level4');
      const session = await sessionOf(cloud, company, person);
      expect((await save(person.id, { firstName: 'Same way in' })).status).toBe(204);
      expect(await isSignedIn(session)).toBe(true);
      expect((await save(person.id, changes)).status).toBe(204);
      expect(await isSignedIn(session)).toBe(false);
      expect(await isSignedIn(admin)).toBe(true);
    }
  });

  it('unlocks a user who was locked by wrong passwords [2:140] [2:136] [2:267]', async () => {
    const { id, email } = await addPerson(cloud, company, 'Level4');
    await enterPassword(email); // the password was right once, so the pool's own pause does not apply
    const wrong = () => callApi('authenticate', { username: email, password: 'not-this-one' });
    for (let tries = 0; tries < 5; tries += 1) await wrong();
    await expect(enterPassword(email)).rejects.toThrow('429');
    expect(await read(id)).toMatchObject({ isLockedOut: true, invalidAttempts: 5 });
    const isUntouched = await save(id, { firstName: 'Still locked' });
    expect(isUntouched.status).toBe(204);
    expect((await stored(id))?.isLockedOut).toBe(false);
    expect((await save(id, { isLockedOut: false, invalidAttempts: 0 })).status).toBe(204);
    await enterPassword(email);
    expect(await read(id)).toMatchObject({ isLockedOut: false, invalidAttempts: 0 });
  });

  it('stores the number of invalid attempts that was typed, and returns it [2:140] [2:267] [2:136]', async () => {
    const { id } = await addPerson(cloud, company, 'Level4');
    for (const invalidAttempts of [3, 1, 4, 0]) {
      expect((await save(id, { invalidAttempts })).status).toBe(204);
      expect(await read(id)).toMatchObject({ invalidAttempts, isLockedOut: false });
    }
    // Like counted ones, they count for a quarter of an hour.
    expect((await save(id, { invalidAttempts: 5 })).status).toBe(204);
    expect(await read(id)).toMatchObject({ invalidAttempts: 5, isLockedOut: true });
    cloud.clock.advance(15 * 60_000 + 1_000);
    expect(await read(id)).toMatchObject({ invalidAttempts: 0, isLockedOut: false });
  });

  it('clears the lock of wrong codes with their count [2:140] [2:136]', async () => {
    const { id } = await addPerson(cloud, company, 'Level4');
    const user = await stored(id);
    const locked = { ...user, isLockedOut: true, isLockedByCodes: true, wrongCodes: ['2026-11-20 a'] };
    await cloud.table.commit([{ put: locked as UserRecord & Record<string, unknown> }]);
    await save(id, { isLockedOut: false });
    expect(await stored(id)).toMatchObject({ isLockedOut: false, isLockedByCodes: false, wrongCodes: [] });
  });

  it('of a user without a lock clears wrong codes, which it does not show, for the network that sent them [1:225]', async () => {
    const { id, email } = await addPerson(cloud, company, 'Level4');
    for (let attempts = 0; attempts < 2; attempts += 1) {
      const attempt = await enterPassword(email);
      const code = await codeFor(cloud, email, attempt);
      for (let by = 1; by <= 5; by += 1) await respondWith(attempt, otherCode(code, by));
    }
    const reset = {
      username: email,
      code: '100000',
      newPassword: testPassword,
      confirmPassword: testPassword,
    };
    for (let tries = 0; tries < 20; tries += 1) await callApi('resetPassword', reset);
    expect((await callApi('resetPassword', reset)).status).toBe(429);
    const attempt = await enterPassword(email);
    const code = await codeFor(cloud, email, attempt);
    expect((await respondWith(attempt, code)).status).toBe(429);
    expect((await save(id, {})).status).toBe(204);
    expect((await respondWith(attempt, code)).status).toBe(200);
    expect((await callApi('resetPassword', reset)).status).toBe(400);
  });

  it('with another email address invites that one, notifies the old one and ends its sessions and codes [1:43] [1:288]', async () => {
    const person = await addPerson(cloud, company, 'Level4');
    const session = await sessionOf(cloud, company, person);
    const email = `new-name@people${companies}.example`;
    expect((await save(person.id, { email })).status).toBe(204);
    expect(await isSignedIn(session)).toBe(false);
    await expect(enterPassword(person.email)).rejects.toThrow('401');
    await enterPassword(email, await invitedPassword(cloud, email));
    expect((await mailsTo(cloud, person.email))[0]?.subject).toContain('your sign-in address was changed');
    expect(await cloud.stored.identity.get(person.email)).toBeUndefined();
  });

  it('with an email address in use is rejected and changes nothing [2:249]', async () => {
    const person = await addPerson(cloud, company, 'Level4');
    const other = await addPerson(cloud, company, 'Level4');
    const refused = await save(person.id, { email: other.email, firstName: 'Changed' });
    expect(refused).toMatchObject({ status: 409, error: { message: 'This address is already in use.' } });
    expect(await read(person.id)).toMatchObject({ email: person.email, firstName: 'Level4' });
    await enterPassword(other.email, testPassword);
  });
});
