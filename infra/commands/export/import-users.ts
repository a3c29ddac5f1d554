import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  type CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { identityKey } from '@galley/functions/core/entities/sign-in';
import type { UserRecord } from '@galley/functions/core/entities/user';
import { conflict } from '@galley/functions/core/errors';
import { chunk, type Table, type Write } from '@galley/functions/core/table';
import type { OnProgress } from './export-company';
import type { ImportPlan } from './import-plan';

export interface UserPool {
  cognito: CognitoIdentityProviderClient;
  userPoolId: string;
}

/** Each user is two items, and a transaction of ours holds fifty. */
const usersAtOnce = 25;

/**
 * Writes the users, each with the address that is his from then on. No password comes out of a user pool, so everybody
 * is as if invited: "Don't remember your password?" leads in, and an Admin may invite again.
 */
export async function writeUsers(table: Table, { scope, users }: ImportPlan): Promise<void> {
  const writesOf = (user: UserRecord): Write[] => {
    const identity = { company: scope.company, userId: user.id };
    return [
      {
        put: { ...identityKey(user.email), ...identity },
        condition: { anyOf: [{ absent: true }, { equals: identity }] },
        refused: () => conflict(`${user.email} was taken by another company meanwhile.`),
      },
      { put: { ...user, mustChangePassword: true } },
    ];
  };
  for (const part of chunk(users, usersAtOnce)) await table.commit(part.flatMap(writesOf));
}

/** Accounts with a password that no one knows; one that is there was left behind by someone who is gone. */
export async function makePoolUsers(
  { cognito, userPoolId }: UserPool,
  { users }: ImportPlan,
  onProgress: OnProgress,
): Promise<void> {
  for (const [index, { email }] of users.entries()) {
    onProgress('Making accounts', index, users.length);
    await cognito
      .send(
        new AdminCreateUserCommand({
          UserPoolId: userPoolId,
          Username: email,
          TemporaryPassword: `${randomBytes(24).toString('base64url')}-aA1`,
          MessageAction: 'SUPPRESS',
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
          ],
        }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof UsernameExistsException)) throw error;
      });
  }
  onProgress('Making accounts', users.length, users.length);
}
