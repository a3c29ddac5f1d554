import type { EntityKey } from '../core/entities/entity';
import type { UserRecord } from '../core/entities/user';
import { conflict } from '../core/errors';
import { pauseUpTo } from '../core/pause';
import type { Table, Write } from '../core/table';
import type { OpenAttempt } from './read-attempt';
import { lockedAccount, signInAgain } from './sign-in-refusals';

const rounds = 15;
class Changed extends Error {}

export interface UserChange<Result> {
  set: Partial<UserRecord>;
  /** Written in the same transaction. */
  also?: Write[];
  result: Result;
}

/**
 * Changes the user of a sign-in from what it was, reading it again as often as somebody else was faster.
 * @throws 401 where the password was changed meanwhile, 403 where the account was locked
 */
export async function changeUser<Result>(
  table: Table,
  open: OpenAttempt,
  plan: (user: UserRecord) => UserChange<Result>,
): Promise<Result> {
  const { pk, sk, passwordChangedAt } = open.user;
  const key: EntityKey<UserRecord> = { pk, sk };
  let user: UserRecord | undefined = open.user;
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) {
      await pauseUpTo(20 * round);
      user = await table.get(key);
    }
    if (!user || user.passwordChangedAt !== passwordChangedAt) throw signInAgain();
    if (user.isLockedOut) throw lockedAccount();
    const { set, also = [], result } = plan(user);
    // `revision` is raised by everybody else who writes a user; signing in must not make an Admin's form stale.
    const { wrongCodesRevision, revision, epoch } = user;
    const change: Write = {
      update: key,
      set: { ...set },
      add: { wrongCodesRevision: 1 },
      condition: { equals: { wrongCodesRevision, revision, epoch, isLockedOut: false } },
      refused: () => new Changed(),
    };
    try {
      await table.commit([change, ...also]);
      return result;
    } catch (error) {
      if (!(error instanceof Changed)) throw error;
    }
  }
  throw conflict('Too many sign-ins of this account at once. Try again.');
}
