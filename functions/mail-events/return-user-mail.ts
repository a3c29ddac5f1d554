import type { CompanyScope } from '../core/company-scope';
import { signInKeys } from '../core/keys/sign-in-keys';
import { userKeys } from '../core/keys/user-keys';
import type { IdentityRecord, UserRecord } from '../core/records/user-records';
import type { Table } from '../core/table';
import type { ReturnedMail } from './returned-mail';

class Changed extends Error {}

/**
 * Notes at a company's user that mail to the address comes back: a mistyped one is why somebody who was invited never
 * appears. Nothing for an address that is nobody's, another company's, or no longer this user's.
 */
export async function returnUserMail(
  table: Table,
  scope: CompanyScope,
  { address, why }: ReturnedMail['recipients'][number],
  at: string,
): Promise<boolean> {
  const identity = await table.get<IdentityRecord>(signInKeys.identity(address));
  if (identity?.company !== scope.company) return false;
  const key = userKeys.user(scope, identity.userId);
  const user = await table.get<UserRecord>(key);
  if (!user || user.email.toLowerCase() !== address.trim().toLowerCase()) return false;
  if (user.mailProblem && user.mailProblem.at >= at) return true;
  try {
    await table.commit([
      {
        update: key,
        set: { mailProblem: { why, at } },
        condition: { equals: { email: user.email } },
        refused: () => new Changed(),
      },
    ]);
    return true;
  } catch (error) {
    if (error instanceof Changed) return false;
    throw error;
  }
}
