import { randomBytes } from 'node:crypto';
import { conflict } from '../core/errors';
import type { UserRecord } from '../core/records/user-records';
import type { AttemptRecord } from '../core/sign-in/attempt';
import type { Table } from '../core/table';
import { changeUser } from './change-user';
import type { OpenAttempt } from './read-attempt';
import { lockedAccount } from './sign-in-refusals';

/** So many wrong codes after a right password, in so many days, lock the account. */
const wrongCodesAllowed = 7;
const countedMs = 30 * 24 * 60 * 60 * 1000;
/** An answer whose comparing takes longer than this was left by a crash, and counts. */
const comparingMs = 60 * 1000;

/**
 * A user's wrong codes are marks `<time>#<random>`, with a question mark behind them while the answer is being
 * compared. A mark is written before the comparison: any number of sign-ins of one account at once get no more
 * guesses than one after the other.
 */
const comparing = '?';

const isSince = (mark: string, ms: number, now: Date) => mark >= new Date(now.getTime() - ms).toISOString();

function recentMarks({ wrongCodes }: UserRecord, now: Date): string[] {
  return wrongCodes.filter((mark) => isSince(mark, countedMs, now));
}

function areTooMany(marks: readonly string[], now: Date): boolean {
  const wrong = marks.filter((mark) => !mark.endsWith(comparing) || !isSince(mark, comparingMs, now));
  return wrong.length >= wrongCodesAllowed;
}

const lock: Partial<UserRecord> = { isLockedOut: true, isLockedByCodes: true };

/**
 * Notes an answer before it is compared.
 * @returns its mark
 * @throws 403 where the account has no answers left, 409 where those left are being compared right now
 */
export async function markAnswer(table: Table, open: OpenAttempt, now: Date): Promise<string> {
  const mark = `${now.toISOString()}#${randomBytes(4).toString('hex')}`;
  return changeUser(table, open, (user) => {
    const marks = recentMarks(user, now);
    if (areTooMany(marks, now)) throw lockedAccount();
    if (marks.length >= wrongCodesAllowed) {
      throw conflict('Too many codes of this account at once. Try again in a minute.');
    }
    return { set: { wrongCodes: [...marks, mark + comparing] }, result: mark };
  });
}

/** Takes back the mark of an answer that was right, or that was not compared. */
export function withoutMark(user: UserRecord, mark: string | undefined): string[] {
  return user.wrongCodes.filter((other) => other !== `${mark}${comparing}`);
}

/**
 * What follows an answer that was not accepted. It counts as wrong, and may lock the account, only if it was
 * compared: who sends a right code twice by accident has done nothing wrong.
 */
export async function settleRefusedAnswer(
  table: Table,
  open: OpenAttempt,
  mark: string,
  now: Date,
): Promise<void> {
  const { pk, sk } = open.attempt;
  const attempt = await table.get<AttemptRecord>({ pk, sk });
  const wasCompared = attempt?.compared?.includes(mark) ?? false;
  await changeUser(table, open, (user) => {
    const others = withoutMark(user, mark);
    if (!wasCompared) return { set: { wrongCodes: others }, result: undefined };
    const wrongCodes = [...others, mark];
    const isLocked = areTooMany(recentMarks({ ...user, wrongCodes }, now), now);
    return { set: { wrongCodes, ...(isLocked && lock) }, isSeenByAdmins: isLocked, result: undefined };
  });
}
