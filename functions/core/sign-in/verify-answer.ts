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
import { falseIfRefused, toCountResponse } from './spend-answer';

/** So often may another answer come between reading and counting. */
const crowded = { attempts: 5, orElse: () => conflict('Too many answers at once.') };

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
  return falseIfRefused(verified);
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
      refused: writeConflict,
    },
  ];
}
