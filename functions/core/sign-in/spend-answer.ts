import { wrongAnswersPerCode } from '@galley/shared/limits';
import { onError } from '@galley/shared/on-error';
import { conflictOf, writeConflict } from '../conflicts';
import type { Key } from '../entities/key';
import { HttpError } from '../errors';
import { isSameSecret } from '../same-secret';
import type { Table, Write } from '../table';
import type { Change } from '../table-expressions';
import { hashCode } from './sign-in-code';

/**
 * The write that counts an answer and, for a right one, uses it up: of any number of concurrent answers, only
 * five are compared.
 * @param still what the answer was compared with, which must be unchanged
 */
export function countAnswerWrite({ pk, sk }: Key, still: Record<string, unknown>, change: Change): Write {
  return {
    update: { pk, sk },
    ...change,
    add: { answers: 1 },
    condition: { allOf: [{ below: { answers: wrongAnswersPerCode } }, { equals: still }] },
    refused: writeConflict,
  };
}

/** Where concurrent answers made the table refuse this one, it counts as not compared. */
export const falseIfRefused = onError(HttpError, () => false);

interface CodeRecord extends Key {
  codeHash?: string;
  codeExpiresAt?: string;
  answers: number;
}

/**
 * Compares an answer with a record's mailed code. The result is not revealed before the answer is counted.
 */
export async function spendAnswer(
  table: Table,
  record: CodeRecord,
  code: string,
  now: Date,
): Promise<boolean> {
  const { codeHash, codeExpiresAt = '' } = record;
  if (!codeHash || codeExpiresAt <= now.toISOString()) return false;
  const isRight = isSameSecret(codeHash, hashCode(record, code));
  const used = isRight ? { remove: ['codeHash', 'codeExpiresAt'] } : {};
  const counted = conflictOf(table.commit([countAnswerWrite(record, { codeHash }, used)]));
  return counted.then((conflict) => !conflict && isRight).catch(falseIfRefused);
}
