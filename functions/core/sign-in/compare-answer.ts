import type { SecondFactorRecord } from '../records/second-factor-record';
import type { AttemptRecord } from './attempt';
import { openSecret } from './authenticator-secret';
import { withoutRecoveryCode } from './recovery-codes';
import { hashCode, isSameHash } from './sign-in-code';
import { matchingTimeStep } from './totp';

export interface Comparison {
  isRight: boolean;
  /** What is used up of the second factor when the answer was right. */
  uses?: Partial<Pick<SecondFactorRecord, 'lastTimeStep' | 'recoveryCodes'>>;
}

/**
 * Compares an answer of a sign-in with whatever is open for it: ten characters with the recovery codes, six digits
 * with the mailed code and the authenticator. Undefined where there is nothing of that kind to compare it with.
 */
export function compareAnswer(
  attempt: AttemptRecord,
  factor: SecondFactorRecord | undefined,
  code: string,
  now: Date,
): Comparison | undefined {
  if (!isAnswerable(attempt, factor, code, now)) return undefined;
  if (isRecoveryCode(code)) {
    const recoveryCodes = factor && withoutRecoveryCode(factor, factor.recoveryCodes ?? [], code);
    return recoveryCodes ? { isRight: true, uses: { recoveryCodes } } : { isRight: false };
  }
  const isMailed = isCodeWaiting(attempt, now) && isSameHash(attempt.codeHash ?? '', hashCode(attempt, code));
  if (isMailed) return { isRight: true };
  if (!factor?.authenticator) return { isRight: false };
  const secret = openSecret(factor, factor.authenticator);
  const lastTimeStep = matchingTimeStep(secret, code, now, factor.lastTimeStep ?? 0);
  return lastTimeStep === undefined ? { isRight: false } : { isRight: true, uses: { lastTimeStep } };
}

/** Whether an answer can be right at all, told without comparing it. */
export function isAnswerable(
  attempt: AttemptRecord,
  factor: SecondFactorRecord | undefined,
  code: string,
  now: Date,
): boolean {
  if (isRecoveryCode(code)) return Boolean(factor?.recoveryCodes?.length);
  return isCodeWaiting(attempt, now) || Boolean(factor?.authenticator);
}

const isRecoveryCode = (code: string) => code.length === 10;

function isCodeWaiting({ codeHash, codeExpiresAt = '' }: AttemptRecord, now: Date): boolean {
  return codeHash !== undefined && codeExpiresAt > now.toISOString();
}
