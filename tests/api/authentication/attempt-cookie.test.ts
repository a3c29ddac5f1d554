import type { CallName } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { type CallOptions, callApi } from '../../support/api-caller';
import { makeCompany } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { addPerson, enterPassword } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme');

const minutes = (count: number) => count * 60_000;
const passwords = { oldPassword: 'a', newPassword: 'river-of-stones', confirmPassword: 'river-of-stones' };
const attemptCalls: [CallName, Record<string, unknown>][] = [
  ['getPasswordChange', {}],
  ['changePassword', passwords],
  ['requestCode', {}],
  ['answerCode', { code: '123456' }],
  ['bypassByAddress', { ipAddress: '203.0.113.7' }],
];

async function expectSignInAgain(call: CallName, input: Record<string, unknown>, options: CallOptions) {
  const answer = await callApi(call, input, options);
  expect(answer.status).toBe(401);
  expect(answer.error.message).toBe('Please sign in again.');
  expect(answer.cookies).toEqual([]);
}

describe.each(attemptCalls)('%s', (call, input) => {
  it('rejects a user id without the attempt cookie [1:55] [1:144] [1:145] [1:222] [1:223] [1:224] [1:225] [1:226] [2:54] [1:280]', async () => {
    const person = await addPerson(cloud, acme);
    await enterPassword(person.email);
    await expectSignInAgain(call, { ...input, userId: person.id }, {});
  });

  it('rejects the attempt of another user [1:55] [1:144] [1:145] [1:222] [1:223] [1:224] [1:225] [1:226] [2:54] [1:280]', async () => {
    const [victim, attacker] = [await addPerson(cloud, acme), await addPerson(cloud, acme)];
    await enterPassword(victim.email);
    const { cookie } = await enterPassword(attacker.email);
    await expectSignInAgain(call, { ...input, userId: victim.id }, { cookies: [cookie] });
    // Rewriting the cookie to name the victim does not help: the attempt's record has its user.
    const forged = cookie.replace(`.${attacker.id}.`, `.${victim.id}.`);
    await expectSignInAgain(call, { ...input, userId: victim.id }, { cookies: [forged] });
  });

  it('rejects an attempt that names another company [1:8] [1:222] [1:223] [1:224] [1:225] [1:226] [1:280]', async () => {
    const globex = await makeCompany(`globex-${call.toLowerCase()}`);
    const [victim, attacker] = [await addPerson(cloud, acme), await addPerson(cloud, globex)];
    const { cookie } = await enterPassword(attacker.email);
    const forged = cookie.replace(`${globex.key}.${attacker.id}.`, `acme.${victim.id}.`);
    await expectSignInAgain(call, { ...input, userId: victim.id }, { cookies: [forged] });
  });

  it('requires the CSRF header [1:55] [1:144] [1:145] [1:223] [1:224] [1:225] [1:226] [2:54] [1:222]', async () => {
    const person = await addPerson(cloud, acme);
    const { cookie } = await enterPassword(person.email);
    const options = { cookies: [cookie], headers: { 'x-galley-csrf': undefined } };
    const answer = await callApi(call, { ...input, userId: person.id }, options);
    expect(answer.status).toBe(call === 'getPasswordChange' ? 200 : 403);
  });

  it('rejects requests that bypass the edge [1:144] [1:226] [1:222] [1:223] [1:224] [1:225]', async () => {
    const person = await addPerson(cloud, acme);
    const { cookie } = await enterPassword(person.email);
    for (const secret of [undefined, '', 'a-guess-of-the-secret']) {
      const options = { cookies: [cookie], headers: { 'x-galley-edge-secret': secret } };
      const { result, calls } = await cloud.calls.during(() =>
        callApi(call, { ...input, userId: person.id }, options),
      );
      expect(result.status).toBe(403);
      expect(calls).toEqual([]);
    }
  });

  it('expires fifteen minutes after the password [1:55] [1:144] [1:145] [1:222] [1:223] [1:224] [1:225] [1:226] [2:54] [1:280]', async () => {
    const person = await addPerson(cloud, acme);
    const { cookie } = await enterPassword(person.email);
    cloud.clock.advance(minutes(15) + 1_000);
    await expectSignInAgain(call, { ...input, userId: person.id }, { cookies: [cookie] });
  });
});

describe('an attempt [1:142] [1:221]', () => {
  it('expires when the password was changed after it began [1:224] [1:280]', async () => {
    const person = await addPerson(cloud, acme);
    const { cookie } = await enterPassword(person.email);
    const { pk, sk } = person;
    const changed = new Date(Date.now() + 1).toISOString();
    await cloud.table.commit([{ update: { pk, sk }, set: { passwordChangedAt: changed } }]);
    await expectSignInAgain('requestCode', { userId: person.id }, { cookies: [cookie] });
  });
});
