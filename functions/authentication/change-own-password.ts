import type { Contract } from '@galley/shared/contract/contract';
import { identityKey } from '../core/entities/sign-in';
import { conflict } from '../core/errors';
import { dispatchJobs } from '../core/jobs';
import { CallResponse, type Operation } from '../core/operation';
import { openSession, sessionCookieName, sessionKeyOf } from '../core/session';
import {
  requireAnotherPassword,
  requireGoodPassword,
  requireSamePassword,
} from '../core/users/password-rules';
import { makeVerifier } from '../core/users/password-verifier';
import { setPassword } from '../core/users/user-pool';
import { accountNews } from './account-news';
import { browserName } from './browser-name';
import { requireCurrentPassword } from './password-attempts';

/**
 * Sets a new password for a signed-in user. All sessions end; the current one continues under a new cookie.
 */
export const changeOwnPassword: Operation<Contract['changeOwnPassword']> = async (request) => {
  const { input, table, scope, session, now, ipAddress, cookies, headers } = request;
  requireSamePassword(input.newPassword, input.confirmPassword);
  requireGoodPassword('newPassword', input.newPassword);
  requireAnotherPassword('newPassword', input.newPassword, input.oldPassword);
  await requireCurrentPassword(request, 'oldPassword', input.oldPassword);
  const { id, epoch } = session.user;
  const next = openSession(
    scope,
    { id, epoch: epoch + 1 },
    ipAddress,
    now,
    browserName(headers['user-agent']),
  );
  const before = sessionKeyOf(cookies[sessionCookieName]);
  const news = accountNews(request, 'passwordChanged');
  const changedAt = now.toISOString();
  const ownIdentity = identityKey(session.email);
  const passwordVerifier = await makeVerifier(ownIdentity, input.newPassword);
  // Sessions are ended first: if setting the password then fails, the old password still works, but no old
  // session does.
  await table.commit([
    {
      update: session.user,
      set: { passwordChangedAt: changedAt, lastChanged: changedAt },
      add: { epoch: 1, revision: 1 },
      condition: { equals: { epoch } },
      refused: () => conflict('Your account was changed in the meantime. Sign in again and try once more.'),
    },
    next.write,
    {
      update: ownIdentity,
      set: { passwordVerifier, passwordVerifiedAt: changedAt },
      condition: { exists: true },
      refused: () => conflict('Your account was changed in the meantime. Sign in again and try once more.'),
    },
    ...(before ? [{ delete: before }] : []),
    news.write,
  ]);
  await setPassword(session.email, input.newPassword);
  await dispatchJobs([news]);
  return new CallResponse('Saved', { cookies: [next.cookie] });
};
