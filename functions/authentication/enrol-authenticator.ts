import type { Contract } from '@galley/shared/contract/contract';
import { secondFactorEntity } from '../core/entities/user';
import { invalid } from '../core/errors';
import type { Operation } from '../core/operation';
import {
  authenticatorAddress,
  newAuthenticatorSecret,
  sealSecret,
} from '../core/sign-in/authenticator-secret';
import { provePassword } from './password-tries';

function requiredPassword(password: string | undefined): string {
  if (password === undefined) throw invalid({ password: 'Password is required.' });
  return password;
}

const confirmWithinMs = 15 * 60 * 1000;

/**
 * Begins the set-up of an authenticator app. The secret is answered this once; an app that is set up already stays
 * until the new one has shown a code.
 */
export const enrolAuthenticator: Operation<Contract['enrolAuthenticator']> = async (request) => {
  const { input, table, scope, session, now } = request;
  // A session that waits for an app is minutes old, and some people's provider keeps their password.
  if (!session.mustEnrol) await provePassword(request, 'password', requiredPassword(input.password));
  const key = secondFactorEntity.key(scope, session.userId);
  const secret = newAuthenticatorSecret();
  await table.commit([
    {
      update: key,
      set: {
        pendingAuthenticator: sealSecret(key, secret),
        pendingUntil: new Date(now.getTime() + confirmWithinMs).toISOString(),
      },
      add: { revision: 1 },
    },
  ]);
  return { otpauthUrl: authenticatorAddress(secret, session.companyName, session.email) };
};
