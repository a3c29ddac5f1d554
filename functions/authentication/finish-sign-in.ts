import { userKeys } from '../core/keys';
import { logger } from '../core/logger';
import { Answer } from '../core/operation';
import { openSession } from '../core/session';
import { endedAttemptCookie } from '../core/sign-in/attempt';
import type { Table } from '../core/table';
import type { OpenAttempt } from './read-attempt';
import { signInAgain } from './sign-in-refusals';
import { type CountedAnswer, changeUser } from './wrong-codes';

interface FinishRequest {
  table: Table;
  now: Date;
  address: string;
}

/** Turns an attempt into a session. The attempt goes in the same write, so it opens one session only. */
export async function finishSignIn(
  { table, now, address }: FinishRequest,
  open: OpenAttempt,
  counted?: CountedAnswer,
): Promise<Answer<{ sessionToken: string }>> {
  const { scope, attempt } = open;
  const session = await changeUser(table, open.user, scope, (user) => {
    const opened = openSession(scope, user, address, now);
    const wrongCodes = user.wrongCodes.filter((mark) => mark !== counted?.mark);
    return {
      write: { update: userKeys.user(scope, user.id), set: { wrongCodes, invalidAttempts: 0 } },
      also: [
        opened.write,
        {
          delete: { pk: attempt.pk, sk: attempt.sk },
          condition: { equals: { userId: user.id } },
          refused: signInAgain,
        },
      ],
      result: opened,
    };
  });
  logger.info('signed in', { company: scope.company, actor: open.user.id, byCode: counted !== undefined });
  return new Answer({ sessionToken: session.publicId }, { cookies: [session.cookie, endedAttemptCookie] });
}
