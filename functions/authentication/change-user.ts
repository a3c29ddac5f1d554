import { retryOnConflict, writeConflict } from '../core/conflicts';
import type { EntityKey } from '../core/entities/key';
import type { UserRecord } from '../core/entities/user';
import { conflict } from '../core/errors';
import type { Table, Write } from '../core/table';
import type { OpenAttempt } from './read-attempt';
import { lockedAccount, signInAgain } from './sign-in-errors';

const busy = {
  attempts: 15,
  orElse: () => conflict('Too many sign-ins of this account at once. Try again.'),
};

export interface UserChange<Result> {
  set: Partial<UserRecord>;
  /** Writes that belong to the same transaction. */
  also?: Write[];
  result: Result;
}

/**
 * Changes the user during a sign-in, reading it again whenever another change came first.
 * @throws 401 where the password has been changed since, 403 where the account has been locked
 */
export async function changeUser<Result>(
  table: Table,
  open: OpenAttempt,
  plan: (user: UserRecord) => UserChange<Result>,
): Promise<Result> {
  const { pk, sk, passwordChangedAt } = open.user;
  const key: EntityKey<UserRecord> = { pk, sk };
  return retryOnConflict(busy, async (attempt) => {
    const user = attempt === 1 ? open.user : await table.get(key);
    if (!user || user.passwordChangedAt !== passwordChangedAt) throw signInAgain();
    if (user.isLockedOut) throw lockedAccount();
    const { set, also = [], result } = plan(user);
    // `revision` is raised by all other writes of a user, but a sign-in must not make an Admin's form stale.
    const { wrongCodesRevision, revision, epoch } = user;
    const change: Write = {
      update: key,
      set: { ...set },
      add: { wrongCodesRevision: 1 },
      condition: { equals: { wrongCodesRevision, revision, epoch, isLockedOut: false } },
      refused: writeConflict,
    };
    await table.commit([change, ...also]);
    return result;
  });
}
