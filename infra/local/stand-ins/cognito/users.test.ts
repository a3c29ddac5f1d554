import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AccessDenied, type AwsCall, type ObservedCall } from '../stand-in';
import type { CognitoStandIn } from './cognito-stand-in';
import { ClientId, clientSecret, password, startTestPool, UserPoolId } from './testing/test-pool';

let cognito: CognitoStandIn;
let sdk: CognitoIdentityProviderClient;
let isDenied: (call: AwsCall) => boolean;
let observed: ObservedCall[];

beforeEach(async () => {
  isDenied = () => false;
  observed = [];
  ({ cognito, sdk } = await startTestPool({
    observe: (call) => observed.push(call),
    authorize(call) {
      if (isDenied(call)) throw new AccessDenied(call);
    },
  }));
});

afterEach(async () => {
  sdk.destroy();
  await cognito.stop();
});

const create = (Username: string, more: object = {}) =>
  sdk.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS', ...more }));
const get = (Username: string) => sdk.send(new AdminGetUserCommand({ UserPoolId, Username }));

describe('users', () => {
  test('are created once, read, disabled and deleted', async () => {
    const UserAttributes = [{ Name: 'email', Value: 'ann@acme.example' }];
    const { User } = await create('ann', { UserAttributes, TemporaryPassword: password });
    expect(User).toMatchObject({ Username: 'ann', Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
    expect(User?.UserCreateDate).toBeInstanceOf(Date);
    await expect(create('ANN')).rejects.toMatchObject({ name: 'UsernameExistsException' });
    await sdk.send(new AdminDisableUserCommand({ UserPoolId, Username: 'ann' }));
    const read = await get('ann');
    expect(read.Enabled).toBe(false);
    expect(read.UserAttributes).toEqual(
      expect.arrayContaining([
        ...UserAttributes,
        { Name: 'sub', Value: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      ]),
    );
    await sdk.send(new AdminDeleteUserCommand({ UserPoolId, Username: 'ann' }));
    await expect(get('ann')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test('are created once when many requests with one name arrive at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => create('ann')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.each([
    ['Short-1', 'not long enough'],
    ['correct-horse-1', 'uppercase'],
    ['CORRECT-HORSE-1', 'lowercase'],
    ['Correct-horse-x', 'numeric'],
    ['Correcthorse1', 'symbol'],
  ])('cannot have the password %s', async (bad, reason) => {
    await create('ann');
    for (const attempt of [
      sdk.send(
        new AdminSetUserPasswordCommand({ UserPoolId, Username: 'ann', Password: bad, Permanent: true }),
      ),
      create('bob', { TemporaryPassword: bad }),
    ]) {
      await expect(attempt).rejects.toMatchObject({
        name: 'InvalidPasswordException',
        message: expect.stringContaining(reason),
      });
    }
  });

  test('are confirmed by a permanent password', async () => {
    await create('ann');
    await sdk.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: 'ann', Password: password, Permanent: true }),
    );
    expect((await get('ann')).UserStatus).toBe('CONFIRMED');
  });

  test('are listed page by page and by filter', async () => {
    for (const name of ['ann', 'bob', 'cy']) {
      await create(name, { UserAttributes: [{ Name: 'email', Value: `${name}@acme.example` }] });
    }
    const first = await sdk.send(new ListUsersCommand({ UserPoolId, Limit: 2 }));
    expect(first.Users?.map(({ Username }) => Username)).toEqual(['ann', 'bob']);
    const { PaginationToken } = first;
    const second = await sdk.send(new ListUsersCommand({ UserPoolId, Limit: 2, PaginationToken }));
    expect(second.Users?.map(({ Username }) => Username)).toEqual(['cy']);
    expect(second.PaginationToken).toBeUndefined();
    const list = async (Filter: string) =>
      (await sdk.send(new ListUsersCommand({ UserPoolId, Filter }))).Users?.map(({ Username }) => Username);
    expect(await list('email = "bob@acme.example"')).toEqual(['bob']);
    expect(await list('email ^= "c"')).toEqual(['cy']);
    await expect(list('email is bob')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('are the same after a restart, and no password is in the file', async () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'galley-cognito-'));
    try {
      const first = await startTestPool({ directory });
      await first.sdk.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username: 'ann',
          MessageAction: 'SUPPRESS',
          TemporaryPassword: password,
        }),
      );
      const jwks = () => fetch(`${first.cognito.issuer(UserPoolId)}/.well-known/jwks.json`);
      const keys = await (await jwks()).json();
      first.sdk.destroy();
      await first.cognito.stop();
      expect(readFileSync(path.join(directory, `${UserPoolId}.json`), 'utf8')).not.toContain(password);
      const second = await startTestPool({ directory });
      const user = await second.sdk.send(new AdminGetUserCommand({ UserPoolId, Username: 'ann' }));
      expect(user.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
      const after = await fetch(`${second.cognito.issuer(UserPoolId)}/.well-known/jwks.json`);
      expect(await after.json()).toEqual(keys);
      second.sdk.destroy();
      await second.cognito.stop();
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});

describe('a pool whose users sign in with their email', () => {
  test('generates user names and finds users by email', async () => {
    cognito.createPool({ id: 'eu-west-1_mail', usernameAttributes: ['email'] });
    const input = { UserPoolId: 'eu-west-1_mail', Username: 'ann@acme.example' };
    const { User } = await sdk.send(new AdminCreateUserCommand({ ...input, MessageAction: 'SUPPRESS' }));
    expect(User?.Username).toMatch(/^[0-9a-f-]{36}$/);
    const found = await sdk.send(new AdminGetUserCommand({ ...input, Username: 'Ann@Acme.example' }));
    expect(found.Username).toBe(User?.Username);
    await expect(
      sdk.send(new AdminCreateUserCommand({ ...input, MessageAction: 'SUPPRESS' })),
    ).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });
});

describe('the service', () => {
  test('describes a client', async () => {
    const { UserPoolClient } = await sdk.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
    expect(UserPoolClient).toMatchObject({
      ClientSecret: clientSecret,
      AuthSessionValidity: 3,
      PreventUserExistenceErrors: 'ENABLED',
    });
    await expect(
      sdk.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId: 'other' })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  test('requires permission for each action on its pool, and exposes no secrets', async () => {
    await create('ann', { TemporaryPassword: password });
    expect(observed).toMatchObject([
      {
        action: 'cognito-idp:AdminCreateUser',
        accessKeyId: 'AUTHROLE',
        resource: `arn:aws:cognito-idp:eu-west-1:000000000000:userpool/${UserPoolId}`,
      },
    ]);
    expect(JSON.stringify(observed)).not.toContain(password);
    isDenied = ({ action }) => action === 'cognito-idp:AdminDeleteUser';
    await expect(sdk.send(new AdminDeleteUserCommand({ UserPoolId, Username: 'ann' }))).rejects.toMatchObject(
      { name: 'AccessDeniedException' },
    );
    expect((await get('ann')).Username).toBe('ann');
  });

  test('rejects an invitation instead of ignoring it', async () => {
    await expect(create('ann', { MessageAction: undefined })).rejects.toThrow('SUPPRESS');
  });
});
