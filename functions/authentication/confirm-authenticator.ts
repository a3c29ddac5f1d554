import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { secondFactorEntity } from '../core/entities/user';
import { conflict, invalid } from '../core/errors';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { enrolledSession, sessionCookieName, sessionKeyOf } from '../core/session';
import { openSecret } from '../core/sign-in/authenticator-secret';
import { matchingTimeStep } from '../core/sign-in/totp';
import { accountNews } from './account-news';

const beginAgain = () => conflict('The set-up took too long or was restarted. Start again.');

/**
 * Completes the set-up: the first code proves that the app has the secret. That code cannot be used to sign
 * in.
 */
export const confirmAuthenticator: Operation<Contract['confirmAuthenticator']> = async (request) => {
  const { input, table, scope, session, cookies, now } = request;
  const key = secondFactorEntity.key(scope, session.userId);
  const factor = await table.get(key);
  const { pendingAuthenticator: pending, pendingUntil = '' } = factor ?? {};
  if (!pending || pendingUntil <= now.toISOString()) throw beginAgain();
  const lastTimeStep = required(matchingTimeStep(openSecret(key, pending), input.code, now, 0), () =>
    invalid({
      code: 'The code is not right. Check that the clock of your phone is, and try the next one.',
    }),
  );
  const sessionKey = sessionKeyOf(cookies[sessionCookieName]);
  await commitWithJobs(table, accountNews(request, 'authenticatorSetUp'), [
    {
      update: key,
      set: { authenticator: pending, lastTimeStep },
      remove: ['pendingAuthenticator', 'pendingUntil', 'isDueAfterReset'],
      add: { revision: 1 },
      condition: { equals: { pendingAuthenticator: pending } },
      refused: beginAgain,
    },
    ...(session.mustEnrol && sessionKey ? [enrolledSession(sessionKey, now)] : []),
  ]);
};
