import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { AdminDisableUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import {
  cognito,
  given,
  refused,
  respond,
  sdk,
  setPassword,
  signIn,
  startPoolPerTest,
} from './testing/pool-per-test';
import { ClientId, UserPoolId } from './testing/test-pool';

startPoolPerTest();

describe('the password', () => {
  test('of a confirmed user gives tokens that the published key verifies', async () => {
    const { AuthenticationResult } = await signIn();
    const [header = '', claims = '', signature = ''] = AuthenticationResult?.IdToken?.split('.') ?? [];
    const issuer = cognito.issuer(UserPoolId);
    const { keys } = (await (await fetch(`${issuer}/.well-known/jwks.json`)).json()) as {
      keys: { kid: string }[];
    };
    const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    const key = keys.find(({ kid }) => kid === decode(header).kid);
    const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
    const data = Buffer.from(`${header}.${claims}`);
    expect(verify('RSA-SHA256', data, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(decode(claims)).toMatchObject({
      iss: issuer,
      aud: ClientId,
      token_use: 'id',
      'cognito:username': 'ann',
      email_verified: false,
      exp: given.now / 1000 + 3600,
    });
  });

  test('that is wrong, or of an unknown user, is rejected with the same message', async () => {
    await expect(signIn({ PASSWORD: 'Wrong-horse-123' })).rejects.toMatchObject({
      ...refused,
      message: 'Incorrect username or password.',
    });
    await expect(signIn({}, 'nobody')).rejects.toMatchObject({
      ...refused,
      message: 'Incorrect username or password.',
    });
  });

  test('of an unknown user is reported as such by a client that allows it', async () => {
    const settings = { explicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'] };
    cognito.createClient({ id: ClientId, poolId: UserPoolId, ...settings });
    await expect(signIn({}, 'nobody')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test('locks for a second after five wrong guesses, then longer', async () => {
    const wrong = { PASSWORD: 'Wrong-horse-123' };
    for (let guess = 0; guess < 5; guess++) await expect(signIn(wrong)).rejects.toMatchObject(refused);
    await expect(signIn()).rejects.toThrow('Password attempts exceeded');
    given.now += 1000;
    await expect(signIn(wrong)).rejects.toThrow('Incorrect username or password');
    given.now += 1000;
    await expect(signIn()).rejects.toThrow('Password attempts exceeded');
    given.now += 1000;
    await signIn();
    await signIn();
  });

  test('is rejected without the right secret hash, for a disabled user, and by a flow that is not allowed', async () => {
    await expect(signIn({ SECRET_HASH: undefined })).rejects.toThrow('SECRET_HASH was not received');
    await expect(signIn({ SECRET_HASH: 'x' })).rejects.toThrow('Unable to verify secret hash');
    await sdk.send(new AdminDisableUserCommand({ UserPoolId, Username: 'ann' }));
    await expect(signIn()).rejects.toThrow('User is disabled.');
    cognito.createClient({ id: ClientId, poolId: UserPoolId, explicitAuthFlows: ['ALLOW_CUSTOM_AUTH'] });
    await expect(signIn()).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('must be changed first when it is temporary, to one that the policy allows', async () => {
    await setPassword(false);
    await expect(signIn({ PASSWORD: 'Wrong-horse-123' })).rejects.toMatchObject(refused);
    const started = await signIn();
    expect(started).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
    expect(started.AuthenticationResult).toBeUndefined();
    const change = (NEW_PASSWORD: string) =>
      respond(started, { NEW_PASSWORD }, { challenge: 'NEW_PASSWORD_REQUIRED' });
    await expect(change('short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    const { AuthenticationResult } = await change('Another-horse-2');
    expect(AuthenticationResult?.IdToken).toBeDefined();
    await expect(change('Another-horse-3')).rejects.toThrow('session can only be used once');
    await expect(signIn()).rejects.toMatchObject(refused);
    expect((await signIn({ PASSWORD: 'Another-horse-2' })).AuthenticationResult).toBeDefined();
  });

  test('expires after seven days when it is temporary', async () => {
    await setPassword(false);
    given.now += 7 * 24 * 60 * 60 * 1000 + 1;
    await expect(signIn()).rejects.toThrow('Temporary password has expired');
  });
});
