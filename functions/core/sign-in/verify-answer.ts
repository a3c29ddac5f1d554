import { wrongAnswersPerCode } from '@galley/shared/limits';
import { openCompanyScope } from '../company-scope';
import { retryOnConflict, writeConflict } from '../conflicts';
import { attemptEntity } from '../entities/sign-in';
import { type SecondFactorRecord, secondFactorEntity } from '../entities/user';
import { conflict } from '../errors';
import type { Table, Write } from '../table';
import type { AttemptRecord } from './attempt';
import { type Comparison, compareAnswer } from './compare-answer';
import { hashCode } from './sign-in-code';
import { countAnswerWrite, falseIfRefused } from './spend-answer';

/** How many concurrent answers may come between reading and counting. */
const crowded = { attempts: 5, orElse: () => conflict('Too many answers at once.') };

interface GivenResponse {
  /** Identifies the attempt. */
  hash: string;
  /** The email address of the pool's user, who must be the owner of the attempt. */
  email: string;
  code: string;
}

/**
 * The check of the verify trigger, for mailed codes, authenticator codes and recovery codes. One write counts
 * the answer and uses up a right one, and the result is not revealed before it.
 */
export function verifyAnswer(table: Table, answer: GivenResponse, now: Date): Promise<boolean> {
  const verified = retryOnConflict(crowded, async () => {
    const attempt = await table.get(attemptEntity.key(answer.hash));
    if (!attempt || !isOpen(attempt, answer.email, now)) return false;
    const { company, userId } = attempt;
    const factor = await table.get(secondFactorEntity.key(openCompanyScope(company), userId));
    const answerHash = hashCode(attempt, answer.code);
    if (attempt.rightHash === answerHash) return false;
    const comparison = compareAnswer(attempt, factor, answer.code, now);
    if (!comparison) return false;
    await table.commit([
      attemptWrite(attempt, comparison, answerHash),
      ...(factor ? factorWrites(factor, comparison) : []),
    ]);
    return comparison.isRight;
  });
  return verified.catch(falseIfRefused);
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
  return countAnswerWrite(
    attempt,
    { codeHash, rightHash },
    {
      ...(isRight && { set: { rightHash: answerHash }, remove: ['codeHash', 'codeExpiresAt'] }),
    },
  );
}

/**
 * The writes that use up the factor which accepted the answer. A concurrent request with the same answer has
 * raised the revision, so only one of them succeeds.
 */
function factorWrites({ pk, sk, revision }: SecondFactorRecord, { uses }: Comparison): Write[] {
  if (!uses) return [];
  return [
    {
      update: { pk, sk },
      ...uses,
      add: { revision: 1 },
      condition: { equals: { revision } },
      refused: writeConflict,
    },
  ];
}
