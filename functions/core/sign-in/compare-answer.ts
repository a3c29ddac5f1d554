import type { SecondFactorRecord } from '../entities/user';
import { isSameSecret } from '../same-secret';
import type { AttemptRecord } from './attempt';
import { openSecret } from './authenticator-secret';
import { hashRecoveryCode, withoutRecoveryCode } from './recovery-codes';
import { hashCode } from './sign-in-code';
import { matchingTimeStep } from './totp';

export interface Comparison {
  isRight: boolean;
  /** What a right answer uses up of the second factor. */
  uses?: {
    set?: Partial<Pick<SecondFactorRecord, 'lastTimeStep' | 'recoveryCodes'>>;
    remove?: ('operatorCode' | 'operatorCodeUntil' | 'isDueAfterReset')[];
  };
}

const dueNoMore: ['isDueAfterReset'] = ['isDueAfterReset'];

/**
 * Compares an answer with every factor that accepts it: ten characters with the recovery codes and the
 * operator's code, six digits with the mailed code and the authenticator. Undefined where there is nothing to
 * compare it with.
 */
export function compareAnswer(
  attempt: AttemptRecord,
  factor: SecondFactorRecord | undefined,
  code: string,
  now: Date,
): Comparison | undefined {
  if (!isAnswerable(attempt, factor, code, now)) return undefined;
  if (isRecoveryCode(code)) {
    if (factor && isOperatorCode(factor, code, now)) {
      return { isRight: true, uses: { remove: [...dueNoMore, 'operatorCode', 'operatorCodeUntil'] } };
    }
    const recoveryCodes = factor && withoutRecoveryCode(factor, factor.recoveryCodes ?? [], code);
    return recoveryCodes
      ? { isRight: true, uses: { set: { recoveryCodes }, remove: dueNoMore } }
      : { isRight: false };
  }
  const isMailed =
    mayMail(factor) && isCodeWaiting(attempt, now) && isSameSecret(attempt.codeHash, hashCode(attempt, code));
  if (isMailed) return { isRight: true };
  if (!factor?.authenticator) return { isRight: false };
  const secret = openSecret(factor, factor.authenticator);
  const lastTimeStep = matchingTimeStep(secret, code, now, factor.lastTimeStep ?? 0);
  return lastTimeStep === undefined
    ? { isRight: false }
    : { isRight: true, uses: { set: { lastTimeStep }, remove: dueNoMore } };
}

/** Whether any factor could accept the answer, determined without comparing it. */
export function isAnswerable(
  attempt: AttemptRecord,
  factor: SecondFactorRecord | undefined,
  code: string,
  now: Date,
): boolean {
  if (isRecoveryCode(code)) return hasRecoveryCodes(factor, now);
  return isCodeWaiting(attempt, now) || Boolean(factor?.authenticator);
}

/**
 * Whether mailed codes are accepted: not after a mailed password reset of a user with an authenticator app.
 */
export function mayMail(factor: SecondFactorRecord | undefined): boolean {
  return !(factor?.authenticator && factor.isDueAfterReset);
}

const isRecoveryCode = (code: string) => code.length === 10;

function isCodeWaiting({ codeHash, codeExpiresAt = '' }: AttemptRecord, now: Date): boolean {
  return codeHash !== undefined && codeExpiresAt > now.toISOString();
}

/** Whether a code of ten characters could be right: a recovery code, or the operator's. */
export function hasRecoveryCodes(factor: SecondFactorRecord | undefined, now: Date): boolean {
  return Boolean(factor?.recoveryCodes?.length) || isOperatorCodeWaiting(factor, now);
}

function isOperatorCodeWaiting(factor: SecondFactorRecord | undefined, now: Date): boolean {
  return factor?.operatorCode !== undefined && (factor.operatorCodeUntil ?? '') > now.toISOString();
}

function isOperatorCode(factor: SecondFactorRecord, code: string, now: Date): boolean {
  if (!isOperatorCodeWaiting(factor, now)) return false;
  return isSameSecret(factor.operatorCode, hashRecoveryCode(factor, code));
}
