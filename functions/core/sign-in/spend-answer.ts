import { wrongAnswersPerCode } from '@galley/shared/limits';
import { RefusedError } from '../errors';
import { type Key, signInKeys } from '../keys';
import type { Table } from '../table';
import type { AttemptRecord } from './attempt';
import { hashCode, isSameHash } from './sign-in-code';

class NotTaken extends Error {}

interface CodeRecord extends Key {
  codeHash?: string;
  codeExpiresAt?: string;
  answers: number;
}

/**
 * Compares an answer with a record's code. The answer is counted in the same write that uses a right code up, and
 * nothing is told before it: of any number of answers at once, five are compared, and one right one counts.
 * @param mark is kept with the record if the answer was compared
 */
export async function spendAnswer(
  table: Table,
  record: CodeRecord,
  code: string,
  now: Date,
  mark?: string,
): Promise<boolean> {
  const { codeHash, codeExpiresAt = '', pk, sk } = record;
  if (!codeHash || codeExpiresAt <= now.toISOString()) return false;
  const isRight = isSameHash(codeHash, hashCode(record, code));
  try {
    await table.commit([
      {
        update: { pk, sk },
        add: { answers: 1 },
        ...(mark && { append: { compared: [mark] } }),
        ...(isRight && { remove: ['codeHash', 'codeExpiresAt'] }),
        // The code that was compared must still be the one that was sent last.
        condition: { allOf: [{ below: { answers: wrongAnswersPerCode } }, { equals: { codeHash } }] },
        refused: () => new NotTaken(),
      },
    ]);
  } catch (error) {
    // Not counted: too late, or in such a crowd of answers that the table refused it. It was not compared either.
    if (error instanceof NotTaken || error instanceof RefusedError) return false;
    throw error;
  }
  return isRight;
}

/** The verify trigger's check. The user of the pool must be the one whose attempt it is. */
export async function verifyAttemptAnswer(
  table: Table,
  { hash, email, code, mark }: { hash: string; email: string; code: string; mark: string },
  now: Date,
): Promise<boolean> {
  const attempt = await table.get<AttemptRecord>(signInKeys.attempt(hash));
  if (!attempt || attempt.email !== email.toLowerCase() || attempt.mustChangePassword) return false;
  if (attempt.expiresAt <= now.toISOString()) return false;
  return spendAnswer(table, attempt, code, now, mark);
}
