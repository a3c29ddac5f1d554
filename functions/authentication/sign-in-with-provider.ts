import type { Contract } from '@galley/shared/contract/contract';
import { messages } from '@galley/shared/messages';
import { required } from '@galley/shared/required';
import { domainOfEmail, nativeProvider } from '@galley/shared/single-sign-on';
import { openCompanyScope } from '../core/company-scope';
import { companyEntity } from '../core/entities/company';
import { type IdentityRecord, identityKey, redeemedTokenKey } from '../core/entities/sign-in';
import { type UserRecord, userEntity } from '../core/entities/user';
import { forbidden } from '../core/errors';
import { logger } from '../core/logger';
import { CallResponse, type Operation } from '../core/operation';
import { openAttempt } from '../core/sign-in/attempt';
import type { Table, Write } from '../core/table';
import { temporaryPassword } from '../core/users/password-rules';
import { setPassword } from '../core/users/user-pool';
import { type ProviderToken, signOnOver, verifyProviderToken } from './provider-token';
import { lockedAccount } from './sign-in-errors';
import { consumeSignOnAttempt } from './sign-on-limits';

/** The message is the same for an unknown email address, another company's, and another provider's. */
function refused(reason: string) {
  logger.info('a sign-in with a provider was refused', { reason });
  return forbidden(messages.signOnRefused);
}

/**
 * Accepts a provider's token in place of the password. A token counts once, for a user of the company whose
 * provider issued it, and leads to the same attempt: the second factor is still due unless the provider is
 * trusted.
 */
export const signInWithProvider: Operation<Contract['signInWithProvider']> = async (request) => {
  const { table, input, now, ipAddress } = request;
  await consumeSignOnAttempt(table, 'signOn', ipAddress, now);
  const token = await verifyProviderToken(input.id_token, input.nonce, now);
  const { identity, user } = await readOwner(table, token);
  // Users with an account at the company's provider do not need the invitation's password. The pool's own
  // accounts do.
  const isNative = token.provider === nativeProvider;
  const mustChange = isNative && user.mustChangePassword;
  const isInvited = !isNative && user.mustChangePassword;
  if (isInvited) await setPassword(token.email, temporaryPassword());
  const attempt = openAttempt(identity, token.email, mustChange, now);
  const isUnlocked = { condition: { equals: { isLockedOut: false } }, refused: lockedAccount };
  await table.commit([
    // The count of wrong passwords is kept, because no password was asked for.
    isInvited
      ? { update: user, set: { mustChangePassword: false }, ...isUnlocked }
      : { check: user, ...isUnlocked },
    redeemed(token),
    { put: { ...attempt.record, provider: token.provider } },
  ]);
  return new CallResponse({ userId: user.id }, { cookies: [attempt.cookie] });
};

/** @throws 403 where the token does not belong to an account, or that account is locked */
async function readOwner(
  table: Table,
  { email, isEmailVerified, provider }: ProviderToken,
): Promise<{ identity: IdentityRecord; user: UserRecord }> {
  if (!isEmailVerified) throw refused('unverified email address');
  const identity = required(await table.get(identityKey(email)), () => refused('unknown email address'));
  const scope = openCompanyScope(identity.company);
  const [user, companyItem] = await table.batchGet([
    userEntity.key(scope, identity.userId),
    companyEntity.key(scope),
  ]);
  const signOn = companyItem?.signOn;
  if (user?.email !== email) throw refused('unknown user');
  if (signOn?.provider !== provider) throw refused('another provider');
  if (!signOn.emailDomains.includes(domainOfEmail(email))) throw refused('another domain');
  if (user.isLockedOut) throw lockedAccount();
  return { identity, user };
}

/** Marks a token as used, for as long as it could be presented again. */
function redeemed({ signed, expiresAt }: ProviderToken): Write {
  return {
    put: { ...redeemedTokenKey(signed), ttl: Math.ceil(expiresAt.getTime() / 1000) + 60 },
    condition: { absent: true },
    refused: signOnOver,
  };
}
