import { logger } from '../core/logger';
import { CallResponse } from '../core/operation';
import { clearAttempts } from '../core/rate-limits';
import { openSession } from '../core/session';
import { endedAttemptCookie } from '../core/sign-in/attempt';
import type { Table } from '../core/table';
import { browserName } from './browser-name';
import { changeUser } from './change-user';
import { rememberNetwork } from './known-networks';
import { rateLimits } from './rate-limits';
import type { OpenAttempt } from './read-attempt';
import { signInAgain } from './sign-in-errors';

interface FinishRequest {
  table: Table;
  now: Date;
  ipAddress: string;
  headers: Record<string, string | undefined>;
}

/**
 * Turns an attempt into a session. The same transaction deletes the attempt, so it opens only one session.
 * Where the company requires an authenticator app and the user has none, the session only allows setting one
 * up.
 * @param byCode false where the network was proof enough
 */
export async function finishSignIn(
  { table, now, ipAddress, headers }: FinishRequest,
  open: OpenAttempt,
  byCode = false,
): Promise<CallResponse<{ sessionToken: string }>> {
  const { scope, attempt } = open;
  // No app is required where the network or a trusted provider replaces the second factor.
  const mustEnrol = byCode && open.requiresApp && !open.factor?.authenticator;
  const session = await changeUser(table, open, (user) => {
    const opened = openSession(scope, user, ipAddress, now, browserName(headers['user-agent']), mustEnrol);
    const endOfAttempt = {
      delete: attempt,
      condition: { equals: { userId: user.id } },
      refused: signInAgain,
    };
    return {
      // The previous release counted wrong codes here; after a roll-back it finds none.
      set: { wrongCodes: [], invalidAttempts: 0 },
      also: [
        opened.write,
        endOfAttempt,
        rememberNetwork(attempt.email, ipAddress, now),
        clearAttempts(rateLimits.code(attempt.email, ipAddress)),
      ],
      result: opened,
    };
  });
  logger.info('signed in', { company: scope.company, actor: open.user.id, byCode });
  return new CallResponse(
    { sessionToken: session.publicId },
    { cookies: [session.cookie, endedAttemptCookie] },
  );
}
