import { wrongAnswersPerCode } from '@galley/shared/limits';
import { openCompanyScope } from '../company-scope';
import { attemptEntity } from '../entities/sign-in';
import { type SecondFactorRecord, secondFactorEntity } from '../entities/user';
import { HttpError } from '../errors';
import type { Table, Write } from '../table';
import type { AttemptRecord } from './attempt';
import { type Comparison, compareAnswer } from './compare-answer';
import { hashCode } from './sign-in-code';
import { ResponseNotTaken, toCountResponse } from './spend-answer';

/** Somebody else's answer may come between reading and counting so often. */
const rounds = 5;

interface GivenResponse {
  /** Names the attempt. */
  hash: string;
  /** Of the pool's user, who must be the one whose attempt it is. */
  email: string;
  code: string;
}

/**
 * The verify trigger's check: a mailed code, an authenticator code and a recovery code alike. The answer is counted
 * in the same write that uses a right one up, and nothing is told before it.
 */
export async function verifyAnswer(table: Table, answer: GivenResponse, now: Date): Promise<boolean> {
  for (let round = 0; round < rounds; round += 1) {
    const attempt = await table.get(attemptEntity.key(answer.hash));
    if (!attempt || !isOpen(attempt, answer.email, now)) return false;
    const { company, userId } = attempt;
    const factor = await table.get(secondFactorEntity.key(openCompanyScope(company), userId));
    const answerHash = hashCode(attempt, answer.code);
    if (attempt.rightHash === answerHash) return false;
    const comparison = compareAnswer(attempt, factor, answer.code, now);
    if (!comparison) return false;
    try {
      await table.commit([
        attemptWrite(attempt, comparison, answerHash),
        ...(factor ? factorWrites(factor, comparison) : []),
      ]);
      return comparison.isRight;
    } catch (error) {
      // Such a crowd of answers that the table refused this one: it was not compared.
      if (error instanceof HttpError) return false;
      if (!(error instanceof ResponseNotTaken)) throw error;
    }
  }
  return false;
}

function isOpen(attempt: AttemptRecord, email: string, now: Date): boolean {
  return (
    attempt.email === email.toLowerCase() &&
    !attempt.mustChangePassword &&
    attempt.expiresAt > now.toISOString() &&
    attempt.answers < wrongAnswersPerCode
  );
}

function attemptWrite(attempt: AttemptRecord, { isRight }: Comparison, answerHash: string): Write {
  const { codeHash, rightHash } = attempt;
  return toCountResponse(
    attempt,
    { codeHash, rightHash },
    {
      ...(isRight && { set: { rightHash: answerHash }, remove: ['codeHash', 'codeExpiresAt'] }),
    },
  );
}

/** Uses up what proved the answer; who was faster with the same one has raised the revision. */
function factorWrites({ pk, sk, revision }: SecondFactorRecord, { uses }: Comparison): Write[] {
  if (!uses) return [];
  return [
    {
      update: { pk, sk },
      ...uses,
      add: { revision: 1 },
      condition: { equals: { revision } },
      refused: () => new ResponseNotTaken(),
    },
  ];
}
