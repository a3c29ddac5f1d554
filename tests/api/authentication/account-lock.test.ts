import type { UserRecord } from '@galley/functions/core/records/user-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, type TestCompany } from '../../support/companies';
import { mailedCode } from '../../support/mails';
import {
  addPerson,
  answerWith,
  codeFor,
  enterPassword,
  otherCode,
  signIn,
  testPassword,
} from '../../support/sign-in';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';

let cloud: TestCloud;
let acme: TestCompany;

beforeAll(async () => {
  cloud = await startTestCloud();
  acme = await makeCompany('acme');
});
afterAll(() => cloud.stop());

const days = (count: number) => count * 24 * 60 * 60_000;
const stored = ({ pk, sk }: UserRecord) => cloud.table.get<UserRecord>({ pk, sk });

async function guessWrongly(person: UserRecord, times: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < times) {
    const attempt = await enterPassword(person.email);
    const code = await codeFor(cloud, person.email, attempt);
    for (let guess = 1; guess <= 5 && statuses.length < times; guess += 1) {
      statuses.push((await answerWith(attempt, otherCode(code, guess))).status);
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

describe('seven wrong codes in thirty days', () => {
  it('lock the account over several sign-ins, with successful ones between them', async () => {
    const person = await addPerson(cloud, acme);
    await guessWrongly(person, 4);
    const session = await signIn(cloud, person.email);
    await guessWrongly(person, 2);
    expect((await stored(person))?.wrongCodes).toHaveLength(6);
    expect((await callApi('getSignedInUser', {}, { session })).status).toBe(200);
    await guessWrongly(person, 1);
    expect(await stored(person)).toMatchObject({ isLockedOut: true, isLockedByCodes: true });
    const answer = await callApi('authenticate', { username: person.email, password: testPassword });
    expect(answer.status).toBe(403);
    expect(answer.refusal.message).toMatch(/^This account is locked\. /);
    expect(answer.cookies).toEqual([]);
    expect((await callApi('getSignedInUser', {}, { session })).status).toBe(401);
  });

  it('are all there is, in however many sign-ins at once they are tried', async () => {
    const person = await addPerson(cloud, acme);
    const attempts = await Promise.all(Array.from({ length: 4 }, () => enterPassword(person.email)));
    const guesses: Promise<{ status: number }>[] = [];
    for (const attempt of attempts) {
      const code = await codeFor(cloud, person.email, attempt);
      for (let guess = 1; guess <= 5; guess += 1) guesses.push(answerWith(attempt, otherCode(code, guess)));
    }
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(7);
    expect(statuses).not.toContain(200);
  });

  it('are forgotten one by one after thirty days', async () => {
    const person = await addPerson(cloud, acme);
    await guessWrongly(person, 6);
    cloud.clock.advance(days(30) + 1_000);
    expect(await guessWrongly(person, 1)).toEqual([400]);
    expect(await stored(person)).toMatchObject({ isLockedOut: false });
    expect((await stored(person))?.wrongCodes).toHaveLength(1);
  });

  it('stay locked after thirty days, until somebody unlocks', async () => {
    const person = await addPerson(cloud, acme);
    await guessWrongly(person, 7);
    cloud.clock.advance(days(31));
    await expect(enterPassword(person.email)).rejects.toThrow('403');
  });

  it('are unlocked and forgotten by a forgotten-password change', async () => {
    const person = await addPerson(cloud, acme);
    await guessWrongly(person, 7);
    expect((await resetPassword(person, 'quiet-mountain-lake')).status).toBe(200);
    expect(await stored(person)).toMatchObject({ isLockedOut: false, wrongCodes: [] });
    await signIn(cloud, person.email, 'quiet-mountain-lake');
  });
});

describe('a lock by an Admin', () => {
  it('refuses the right password, ends sessions and a sign-in that had begun', async () => {
    const person = await addPerson(cloud, acme);
    const session = await signIn(cloud, person.email);
    const attempt = await enterPassword(person.email);
    const { pk, sk } = person;
    await cloud.table.commit([{ update: { pk, sk }, set: { isLockedOut: true }, add: { epoch: 1 } }]);
    await expect(enterPassword(person.email)).rejects.toThrow('403');
    expect((await callApi('getSignedInUser', {}, { session })).status).toBe(401);
    const code = await callApi('requestCode', { userId: person.id }, { cookies: [attempt.cookie] });
    expect(code.status).toBe(403);
  });

  it('tells nothing to somebody with a wrong password', async () => {
    const person = await addPerson(cloud, acme);
    const { pk, sk } = person;
    await cloud.table.commit([{ update: { pk, sk }, set: { isLockedOut: true } }]);
    const answer = await callApi('authenticate', { username: person.email, password: 'a wrong one' });
    expect(answer.status).toBe(401);
    expect(answer.refusal.message).toBe('The username or password is not right.');
  });

  it('is not undone by a forgotten-password change', async () => {
    const person = await addPerson(cloud, acme);
    const { pk, sk } = person;
    await cloud.table.commit([{ update: { pk, sk }, set: { isLockedOut: true } }]);
    expect((await resetPassword(person, 'quiet-mountain-lake')).status).toBe(200);
    await expect(enterPassword(person.email, 'quiet-mountain-lake')).rejects.toThrow('403');
  });
});
