import type { UserRecord } from '@galley/functions/core/entities/user';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionOf, type TestSession } from '../../support/companies';
import { mailsTo } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { makeRecoveryCodes, storedFactor } from '../../support/second-factor';
import { addPerson, enterPassword, respondWith } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme', { name: 'Acme Plumbing' });

async function withCodes(): Promise<{ person: UserRecord; session: TestSession; codes: string[] }> {
  const person = await addPerson(cloud, acme);
  const session = await sessionOf(cloud, acme, person);
  return { person, session, codes: await makeRecoveryCodes(session) };
}
const left = async (session: TestSession) =>
  (await callApi('getProfile', {}, { session })).body.recoveryCodesLeft;
const signInWith = async (person: UserRecord, code: string) =>
  respondWith(await enterPassword(person.email), code);

describe('recovery codes', () => {
  it('are created for a user who gives the password: ten of ten letters and digits', async () => {
    const { person, session, codes } = await withCodes();
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{10}$/);
    expect(await left(session)).toBe(10);
    expect((await mailsTo(cloud, person.email))[0]?.subject).toBe(
      'Acme Plumbing: new recovery codes were made',
    );
    const refused = await callApi('newRecoveryCodes', { password: 'not-this-one' }, { session });
    expect(refused).toMatchObject({ status: 400, error: { fields: { password: expect.any(String) } } });
    expect(await left(session)).toBe(10);
  });

  it('are stored as hashes only, and never returned or mailed again', async () => {
    const { person, session, codes } = await withCodes();
    const stored = JSON.stringify(await storedFactor(cloud, acme, person));
    const profile = JSON.stringify((await callApi('getProfile', {}, { session })).body);
    const mails = JSON.stringify(await mailsTo(cloud, person.email));
    for (const code of codes) for (const text of [stored, profile, mails]) expect(text).not.toContain(code);
  });

  it('work for a sign-in while no mail goes out, in any usual spelling [1:145] [1:225]', async () => {
    const { person, codes } = await withCodes();
    cloud.setFault(({ service }) => (service === 'ses' ? 'unavailable' : undefined));
    try {
      const attempt = await enterPassword(person.email);
      const asked = await callApi('requestCode', { userId: person.id }, { cookies: [attempt.cookie] });
      expect(asked.body).toMatchObject({ authenticator: false, recoveryCodes: true });
      const [code = ''] = codes;
      const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
      expect((await respondWith(attempt, typed)).status).toBe(200);
    } finally {
      cloud.setFault(undefined);
    }
  });

  it('are used up by one sign-in [1:145] [1:225]', async () => {
    const { person, session, codes } = await withCodes();
    const [first = '', second = ''] = codes;
    expect((await signInWith(person, first)).status).toBe(200);
    expect(await signInWith(person, first)).toMatchObject({
      status: 400,
      error: { fields: { code: 'The code is not right or has expired.' } },
      cookies: [],
    });
    expect((await signInWith(person, second)).status).toBe(200);
    expect(await left(session)).toBe(8);
  });

  it('are valid once when several sign-ins use one at the same moment, and two different ones each [1:145] [1:225]', async () => {
    const { person, session, codes } = await withCodes();
    const [first = '', second = ''] = codes;
    const attempts = await Promise.all(Array.from({ length: 4 }, () => enterPassword(person.email)));
    const answers = await Promise.all(attempts.map((attempt) => respondWith(attempt, first)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await left(session)).toBe(9);
    const others = await Promise.all([enterPassword(person.email), enterPassword(person.email)]);
    const both = await Promise.all(
      others.map((attempt, place) => respondWith(attempt, [second, codes[2] ?? ''][place] ?? '')),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await left(session)).toBe(7);
  });

  it('of an older set are invalid once there is a new one [1:225]', async () => {
    const { person, session, codes } = await withCodes();
    const next = await makeRecoveryCodes(session);
    expect((await signInWith(person, codes[0] ?? '')).status).toBe(400);
    expect((await signInWith(person, next[0] ?? '')).status).toBe(200);
    expect(await left(session)).toBe(9);
  });

  it('of another user are never valid [1:225]', async () => {
    const [mine, theirs] = [await withCodes(), await withCodes()];
    expect((await signInWith(mine.person, theirs.codes[0] ?? '')).status).toBe(400);
    expect(await left(theirs.session)).toBe(10);
  });

  it('are not sent to the user pool where there are none', async () => {
    const person = await addPerson(cloud, acme);
    const attempt = await enterPassword(person.email);
    const { result, calls } = await cloud.calls.during(() => respondWith(attempt, 'ABCDE23456'));
    expect(result.status).toBe(400);
    expect(calls.map(({ operation }) => operation)).toEqual(['BatchGetItem']);
  });
});
