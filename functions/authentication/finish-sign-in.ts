import { logger } from '../core/logger';
import { Answer } from '../core/operation';
import { openSession } from '../core/session';
import { endedAttemptCookie } from '../core/sign-in/attempt';
import type { Table } from '../core/table';
import { browserName } from './browser-name';
import { changeUser } from './change-user';
import type { OpenAttempt } from './read-attempt';
import { signInAgain } from './sign-in-refusals';
import { withoutMark } from './wrong-codes';

interface FinishRequest {
  table: Table;
  now: Date;
  address: string;
  headers: Record<string, string | undefined>;
}

/**
 * Turns an attempt into a session. The attempt goes in the same write, so it opens one session only.
 * @param mark of the answer that was right; none where the network was proof enough
 */
export async function finishSignIn(
  { table, now, address, headers }: FinishRequest,
  open: OpenAttempt,
  mark?: string,
): Promise<Answer<{ sessionToken: string }>> {
  const { scope, attempt } = open;
  const session = await changeUser(table, open, (user) => {
    const opened = openSession(scope, user, address, now, browserName(headers['user-agent']));
    const endOfAttempt = {
      delete: { pk: attempt.pk, sk: attempt.sk },
      condition: { equals: { userId: user.id } },
      refused: signInAgain,
    };
    return {
      set: { wrongCodes: withoutMark(user, mark), invalidAttempts: 0 },
      also: [opened.write, endOfAttempt],
      result: opened,
    };
  });
  logger.info('signed in', { company: scope.company, actor: open.user.id, byCode: mark !== undefined });
  return new Answer({ sessionToken: session.publicId }, { cookies: [session.cookie, endedAttemptCookie] });
}
