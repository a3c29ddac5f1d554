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
import { onError } from '@galley/shared/on-error';
import type { OnProgress } from './export-company';
import type { ImportPlan } from './import-plan';

export interface UserPool {
  cognito: CognitoIdentityProviderClient;
  userPoolId: string;
}

/** Each user takes two items, and this keeps a transaction at fifty. */
const usersAtOnce = 25;

/**
 * Writes the users and their email addresses. Passwords cannot be exported from a user pool, so all users are
 * in the state of an invitation: "Don't remember your password?" works, and an Admin may invite them again.
 */
export async function writeUsers(table: Table, { scope, users }: ImportPlan): Promise<void> {
  const writesOf = (user: UserRecord): Write[] => {
    const identity = { company: scope.company, userId: user.id };
    return [
      {
        put: { ...identityKey(user.email), ...identity },
        condition: { anyOf: [{ absent: true }, { equals: identity }] },
        refused: () => conflict(`${user.email} has been taken by another company in the meantime.`),
      },
      { put: { ...user, mustChangePassword: true } },
    ];
  };
  for (const part of chunk(users, usersAtOnce)) await table.commit(part.flatMap(writesOf));
}

/**
 * Creates pool users with unknown passwords; an existing one was left behind by a user who no longer exists.
 */
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
      .catch(onError(UsernameExistsException, () => undefined));
  }
  onProgress('Making accounts', users.length, users.length);
}
