import { setPassword } from '@galley/functions/core/users/user-pool';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { addPerson, enterPassword, signIn, testPassword } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme');

const temporary = 'a-temporary-one';
/** The maximum length. */
const good = 'river-of-stones-2020';

async function beginWithTemporary() {
  const person = await addPerson(cloud, acme);
  const session = await signIn(cloud, person.email);
  await setPassword(person.email, temporary, true);
  const attempt = await enterPassword(person.email, temporary);
  const change = (oldPassword: string, newPassword: string, confirmPassword = newPassword) =>
    callApi(
      'changePassword',
      { userId: person.id, oldPassword, newPassword, confirmPassword },
      { cookies: [attempt.cookie] },
    );
  return { person, session, change };
}

describe('the forced change of a password [1:143] [1:222] [1:223]', () => {
  it('ends all sessions and makes only the new password valid [1:202] [1:223] [1:302] [2:135] [1:43] [1:288]', async () => {
    const { person, session, change } = await beginWithTemporary();
    expect((await callApi('getSignedInUser', {}, { session })).status).toBe(200);
    expect((await change(temporary, good)).status).toBe(200);
    expect((await callApi('getSignedInUser', {}, { session })).status).toBe(401);
    for (const old of [temporary, testPassword]) {
      await expect(enterPassword(person.email, old)).rejects.toThrow('401');
    }
    await signIn(cloud, person.email, good);
  });

  it.each([
    ['shorter than eight characters', 'short-7', 'Use 8 to 20 characters.', 'newPassword'],
    ['longer than twenty', 'a-password-that-is-21', 'Use 8 to 20 characters.', 'newPassword'],
    ['one of the commonest', 'Password1', 'Use 8 to 20 characters.', 'newPassword'],
    ['with a space at the end', 'river-of-stones ', 'Use 8 to 20 characters.', 'newPassword'],
    ['the temporary one again', temporary, 'Choose a password that differs from the old one.', 'newPassword'],
  ])(
    'rejects a new one that is %s [1:202] [1:302] [2:135] [2:267] [1:280]',
    async (_what, newPassword, message, field) => {
      const { change } = await beginWithTemporary();
      const answer = await change(temporary, newPassword);
      expect(answer).toMatchObject({ status: 400, error: { message, fields: { [field]: message } } });
    },
  );

  it('rejects passwords that differ, or one that is not repeated [1:202] [1:223] [1:285] [1:302] [2:135] [1:54] [1:280] [2:53]', async () => {
    const { change } = await beginWithTemporary();
    for (const repeated of [`${good}!`, '']) {
      const answer = await change(temporary, good, repeated);
      expect(answer).toMatchObject({ status: 400, error: { message: 'Passwords do not match' } });
    }
  });

  it('rejects a wrong old password, five times [1:223] [1:54] [1:280] [2:53]', async () => {
    const { change } = await beginWithTemporary();
    for (let guess = 1; guess <= 5; guess += 1) {
      const answer = await change(`guess ${guess}`, good);
      expect(answer).toMatchObject({
        status: 400,
        error: { fields: { oldPassword: 'The old password is not right.' } },
      });
    }
    expect((await change(temporary, good)).status).toBe(429);
  });

  it('can be done once [1:223]', async () => {
    const { change } = await beginWithTemporary();
    expect((await change(temporary, good)).status).toBe(200);
    expect((await change(good, 'another-fine-one')).status).toBe(409);
  });

  it('is rejected where none is due: a stolen password must not lock out its owner [1:223] [1:280]', async () => {
    const person = await addPerson(cloud, acme);
    const { cookie } = await enterPassword(person.email);
    const answer = await callApi(
      'changePassword',
      { userId: person.id, oldPassword: testPassword, newPassword: good, confirmPassword: good },
      { cookies: [cookie] },
    );
    expect(answer).toMatchObject({ status: 409, error: { message: 'No change of the password is due.' } });
    await enterPassword(person.email);
  });
});
