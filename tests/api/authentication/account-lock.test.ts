import type { UserRecord } from '@galley/functions/core/entities/user';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany } from '../../support/companies';
import { mailedCode } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { addPerson, codeFor, enterPassword, otherCode, respondWith, signIn } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme');

const stored = ({ pk, sk }: UserRecord) => cloud.table.get({ pk, sk });

async function guessWrongly(person: UserRecord, times: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < times) {
    const attempt = await enterPassword(person.email);
    const code = await codeFor(cloud, person.email, attempt);
    for (let guess = 1; guess <= 5 && statuses.length < times; guess += 1) {
      statuses.push((await respondWith(attempt, otherCode(code, guess))).status);
    }
  }
  return statuses;
}

async function resetPassword(person: UserRecord, newPassword: string) {
  await cloud.settled();
  await callApi('requestPasswordReset', { username: person.email });
  const code = await mailedCode(cloud, person.email);
  return callApi('resetPassword', {
    username: person.email,
    code,
    newPassword,
    confirmPassword: newPassword,
  });
}

describe('wrong codes', () => {
  it('of any number of sign-ins lock no account: the network that sent them waits for fifteen minutes [1:145] [1:225] [1:280]', async () => {
    const person = await addPerson(cloud, acme);
    const statuses = await guessWrongly(person, 10);
    expect(statuses).toEqual(Array(10).fill(400));
    const attempt = await enterPassword(person.email);
    const code = await codeFor(cloud, person.email, attempt);
    const refused = await respondWith(attempt, code);
    expect(refused).toMatchObject({
      status: 429,
      error: { message: expect.stringMatching(/^Too many wrong codes/) },
    });
    expect(await stored(person)).toMatchObject({ isLockedOut: false });
    expect((await respondWith(attempt, code, { ip: '198.51.100.7' })).status).toBe(200);
    cloud.clock.advance(16 * 60_000);
    await signIn(cloud, person.email);
  });

  it('are compared ten times at most, however many sign-ins try them at once [1:225]', async () => {
    const person = await addPerson(cloud, acme);
    const attempts = await Promise.all(Array.from({ length: 4 }, () => enterPassword(person.email)));
    const guesses: Promise<{ status: number }>[] = [];
    for (const attempt of attempts) {
      const code = await codeFor(cloud, person.email, attempt);
      for (let guess = 1; guess <= 5; guess += 1) guesses.push(respondWith(attempt, otherCode(code, guess)));
    }
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
    expect(statuses).not.toContain(200);
  });

  it('that locked an account in an older release are cleared by a forgotten-password change [1:147] [1:228]', async () => {
    const { pk, sk, email } = await addPerson(cloud, acme);
    await cloud.table.commit([
      { update: { pk, sk }, set: { isLockedOut: true, isLockedByCodes: true, wrongCodes: ['2026-11-20 a'] } },
    ]);
    const person = { pk, sk, email } as UserRecord;
    expect((await resetPassword(person, 'quiet-mountain-lake')).status).toBe(200);
    expect(await stored(person)).toMatchObject({ isLockedOut: false, wrongCodes: [] });
    await signIn(cloud, email, 'quiet-mountain-lake');
  });
});

describe('a lock by an Admin', () => {
  it('rejects the right password, ends sessions and a pending sign-in [1:43] [1:288] [1:142] [1:221] [1:224] [1:229] [2:76] [1:280]', async () => {
    const person = await addPerson(cloud, acme);
    const session = await signIn(cloud, person.email);
    const attempt = await enterPassword(person.email);
    const { pk, sk } = person;
    await cloud.table.commit([{ update: { pk, sk }, set: { isLockedOut: true }, add: { epoch: 1 } }]);
    await expect(enterPassword(person.email)).rejects.toThrow('403');
    expect((await callApi('getSignedInUser', {}, { session })).status).toBe(401);
    const code = await callApi('requestCode', { userId: person.id }, { cookies: [attempt.cookie] });
    const message = 'This account is locked. Ask an administrator of your company to unlock it.';
    expect(code).toMatchObject({ status: 403, error: { message } });
  });

  it('reveals nothing to a wrong password [1:142] [1:221] [1:280] [2:76]', async () => {
    const person = await addPerson(cloud, acme);
    const { pk, sk } = person;
    await cloud.table.commit([{ update: { pk, sk }, set: { isLockedOut: true } }]);
    const answer = await callApi('authenticate', { username: person.email, password: 'a wrong one' });
    expect(answer.status).toBe(401);
    expect(answer.error.message).toBe('The username or password is not right.');
  });

  it('is not removed by a forgotten-password change [1:147] [1:228] [1:221] [2:76]', async () => {
    const person = await addPerson(cloud, acme);
    const { pk, sk } = person;
    await cloud.table.commit([{ update: { pk, sk }, set: { isLockedOut: true } }]);
    expect((await resetPassword(person, 'quiet-mountain-lake')).status).toBe(200);
    await expect(enterPassword(person.email, 'quiet-mountain-lake')).rejects.toThrow('403');
  });
});
