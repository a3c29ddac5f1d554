import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { conflict } from '../core/errors';
import { type Key, userKeys } from '../core/keys';
import type { UserRecord } from '../core/records';
import type { Table, Write } from '../core/table';
import type { OpenAttempt } from './read-attempt';
import { lockedAccount, signInAgain } from './sign-in-refusals';

/** So many wrong codes after a right password, in so many days, lock the account. */
const wrongCodesAllowed = 7;
const wrongCodesDays = 30;
const rounds = 12;

class Changed extends Error {}

/** An answer that counts as a wrong code until it proves right. */
export interface CountedAnswer {
  /** This answer's mark among the user's wrong codes. */
  mark: string;
  isLast: boolean;
}

/** The marks of the last 30 days; a mark begins with its time. */
export function recentWrongCodes(wrongCodes: readonly string[], now: Date): string[] {
  const oldest = new Date(now.getTime() - wrongCodesDays * 24 * 60 * 60 * 1000).toISOString();
  return wrongCodes.filter((mark) => mark >= oldest);
}

/**
 * Counts an answer as wrong before it is compared: any number of sign-ins of one account at once get no more
 * guesses than one after the other.
 * @throws 403 where the account has none left
 */
export async function countAnswer(
  table: Table,
  { scope, user }: OpenAttempt,
  now: Date,
): Promise<CountedAnswer> {
  return changeUser(table, user, scope, (current) => {
    const recent = recentWrongCodes(current.wrongCodes, now);
    if (recent.length >= wrongCodesAllowed) throw lockedAccount();
    const mark = `${now.toISOString()}#${randomBytes(4).toString('hex')}`;
    const write = { update: userKeys.user(scope, user.id), set: { wrongCodes: [...recent, mark] } };
    return { write, result: { mark, isLast: recent.length + 1 >= wrongCodesAllowed } };
  });
}

/** After the last wrong code: nobody signs in until an Admin unlocks or the password is chosen anew. */
export async function lockForWrongCodes(table: Table, { scope, user }: OpenAttempt): Promise<void> {
  await table.commit([
    {
      update: userKeys.user(scope, user.id),
      set: { isLockedOut: true, isLockedByCodes: true },
      add: { revision: 1 },
      condition: { equals: { isLockedOut: false } },
      refused: lockedAccount,
    },
  ]);
}

interface UserChange<Result> {
  write: { update: Key; set: Partial<UserRecord> };
  also?: Write[];
  result: Result;
}

/**
 * Changes a user from what it was, with what else belongs to it, reading it again as often as somebody else was
 * faster.
 */
export async function changeUser<Result>(
  table: Table,
  read: UserRecord,
  scope: OpenAttempt['scope'],
  plan: (user: UserRecord) => UserChange<Result>,
): Promise<Result> {
  let user: UserRecord | undefined = read;
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) {
      await pause(Math.random() * 20 * round);
      user = await table.get<UserRecord>(userKeys.user(scope, read.id));
    }
    if (!user || user.passwordChangedAt !== read.passwordChangedAt) throw signInAgain();
    if (user.isLockedOut) throw lockedAccount();
    const { write, also = [], result } = plan(user);
    // `revision` is raised by everybody else who writes a user; signing in must not make an Admin's form stale.
    const { wrongCodesRevision, revision, epoch } = user;
    const condition = { equals: { wrongCodesRevision, revision, epoch, isLockedOut: false } };
    const add = { wrongCodesRevision: 1 };
    try {
      await table.commit([{ ...write, add, condition, refused: () => new Changed() }, ...also]);
      return result;
    } catch (error) {
      if (!(error instanceof Changed)) throw error;
    }
  }
  throw conflict('Too many sign-ins of this account at once. Try again.');
}
