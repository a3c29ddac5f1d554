import { logger } from '../core/logger';
import { Answer } from '../core/operation';
import { openSession } from '../core/session';
import { endedAttemptCookie } from '../core/sign-in/attempt';
import type { Table } from '../core/table';
import { forgetTries } from '../core/try-limits';
import { browserName } from './browser-name';
import { changeUser } from './change-user';
import { rememberNetwork } from './known-networks';
import type { OpenAttempt } from './read-attempt';
import { signInAgain } from './sign-in-refusals';
import { tryLimits } from './try-limits';

interface FinishRequest {
  table: Table;
  now: Date;
  ipAddress: string;
  headers: Record<string, string | undefined>;
}

/**
 * Turns an attempt into a session. The attempt goes in the same write, so it opens one session only. Where the company
 * asks for an authenticator app and there is none, that session is for setting one up.
 * @param byCode false where the network was proof enough
 */
export async function finishSignIn(
  { table, now, ipAddress, headers }: FinishRequest,
  open: OpenAttempt,
  byCode = false,
): Promise<Answer<{ sessionToken: string }>> {
  const { scope, attempt } = open;
  // Where the network or a trusted provider stands in for the second factor, no app is asked for.
  const mustEnrol = byCode && open.requiresApp && !open.factor?.authenticator;
  const session = await changeUser(table, open, (user) => {
    const browser = browserName(headers['user-agent']);
    const opened = openSession(scope, user, ipAddress, now, browser, mustEnrol);
    const endOfAttempt = {
      delete: { pk: attempt.pk, sk: attempt.sk },
      condition: { equals: { userId: user.id } },
      refused: signInAgain,
    };
    return {
      // The release before counted wrong codes here; should it come back, it finds none.
      set: { wrongCodes: [], invalidAttempts: 0 },
      also: [
        opened.write,
        endOfAttempt,
        rememberNetwork(attempt.email, ipAddress, now),
        forgetTries(tryLimits.code(attempt.email, ipAddress)),
      ],
      result: opened,
    };
  });
  logger.info('signed in', { company: scope.company, actor: open.user.id, byCode });
  return new Answer({ sessionToken: session.publicId }, { cookies: [session.cookie, endedAttemptCookie] });
}
