import { type Role, roleMay } from '@galley/shared/permissions';
import { required } from '@galley/shared/required';
import type { CompanyScope } from '../core/company-scope';
import { identityKey } from '../core/entities/sign-in';
import type { UserRecord } from '../core/entities/user';
import { conflict, invalid } from '../core/errors';
import type { Session } from '../core/session';
import type { Write } from '../core/table';

interface ClientFields {
  access?: number | undefined;
  clientNumber?: number | undefined;
}

/** @throws 400 where the session's own company shows the client fields and they are missing */
export function requireClientFields(
  { session, scope }: { session: Session; scope: CompanyScope },
  input: ClientFields,
): void {
  if (session.company !== scope.company || !session.companyRecord.clientFields) return;
  const errors = {
    ...(input.access === undefined && { access: 'Access is required.' }),
    ...(input.clientNumber === undefined && { clientNumber: 'Client Number is required.' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Wrong passwords and codes from before this moment no longer count, for any network. */
export function unlockWrite(email: string, now: Date): Write {
  return {
    update: identityKey(email),
    set: { attemptsClearedAt: now.toISOString() },
    condition: { exists: true },
  };
}

export function isSelf(session: Session, user: UserRecord): boolean {
  return session.userId === user.id && session.company === user.company;
}

/** A user who has this permission counts as an Admin: a company always has one. */
export const managesUsers = ({ role }: { role: Role }) => roleMay(role, 'manageUsers');

const lastAdmin = () => conflict('This is the last Admin of the company. Make someone else an Admin first.');

/**
 * Makes sure that another Admin remains, by a check in the transaction that removes one: of two Admins who
 * remove each other concurrently, one is refused.
 * @throws 409 where there is no other Admin
 */
export function requireAnotherAdmin(users: readonly UserRecord[], leaving: UserRecord): Write[] {
  if (!managesUsers(leaving)) return [];
  const other = required(
    users.find((user) => user.id !== leaving.id && managesUsers(user) && !user.isLockedOut),
    lastAdmin,
  );
  return [
    {
      check: other,
      condition: { equals: { role: other.role, isLockedOut: false } },
      refused: () => conflict('The Admins were changed in the meantime. Reload the users and try again.'),
    },
  ];
}
