import type { Contract } from '@galley/shared/contract/contract';
import { secondFactorEntity } from '../core/entities/user';
import { invalid } from '../core/errors';
import type { Operation } from '../core/operation';
import { authenticatorUrl, newAuthenticatorSecret, sealSecret } from '../core/sign-in/authenticator-secret';
import { requireCurrentPassword } from './password-attempts';

function requiredPassword(password: string | undefined): string {
  if (password === undefined) throw invalid({ password: 'Password is required.' });
  return password;
}

const confirmWithinMs = 15 * 60 * 1000;

/**
 * Starts the set-up of an authenticator app. The secret is returned only this once. An app that is already
 * set up remains valid until the new one has proved a code.
 */
export const enrolAuthenticator: Operation<Contract['enrolAuthenticator']> = async (request) => {
  const { input, table, scope, session, now } = request;
  // A session that waits for an app is minutes old, and users of an external provider have no password here.
  if (!session.mustEnrol) await requireCurrentPassword(request, 'password', requiredPassword(input.password));
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
  return { otpauthUrl: authenticatorUrl(secret, session.companyName, session.email) };
};
