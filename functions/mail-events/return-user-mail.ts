import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { identityKey } from '../core/entities/sign-in';
import { userEntity } from '../core/entities/user';
import type { Table } from '../core/table';
import type { ReturnedMail } from './returned-mail';

/**
 * Records with a user that mail to the email address bounces: a mistyped one explains why an invited user
 * never signs in. Does nothing where the email address is unknown, belongs to another company, or is no longer this
 * user's.
 */
export async function returnUserMail(
  table: Table,
  scope: CompanyScope,
  { email, why }: ReturnedMail['recipients'][number],
  at: string,
): Promise<boolean> {
  const identity = await table.get(identityKey(email));
  if (identity?.company !== scope.company) return false;
  const key = userEntity.key(scope, identity.userId);
  const user = await table.get(key);
  if (!user || user.email.toLowerCase() !== email.trim().toLowerCase()) return false;
  if (user.mailProblem && user.mailProblem.at >= at) return true;
  const emailChanged = await conflictOf(
    table.commit([
      {
        update: key,
        set: { mailProblem: { why, at } },
        condition: { equals: { email: user.email } },
        refused: writeConflict,
      },
    ]),
  );
  return !emailChanged;
}
