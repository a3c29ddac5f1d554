import type { CreateUser } from '@galley/shared/schemas/user';
import type { CompanyScope } from '../company-scope';
import { conflict, invalid } from '../errors';
import { type NewJob, newJob } from '../jobs';
import { signInKeys, userKeys } from '../keys';
import type { IdentityRecord, UserRecord } from '../records';
import type { Table } from '../table';
import { invitationMail } from './invitation-mail';
import { requireGoodPassword, temporaryPassword } from './password-rules';
import { ensurePoolUser, isUsername, setPassword } from './user-pool';

export interface Invitation {
  person: Omit<CreateUser, 'company' | 'phoneNumber'> & { phoneNumber: number | null };
  companyName: string;
  /** The admin's origin, for the link in the mail. */
  adminOrigin: string;
}

const taken = () => conflict('This address is already in use.', {});

/**
 * Creates a user with a temporary password and invites by mail. Whoever owns the identity record owns the user
 * of the pool; a user of the pool without one was left by a crash and is taken over.
 * @returns the user's id and the job of the mail, to be woken by the caller
 * @throws 409 where the address belongs to somebody, in whichever company
 */
export async function inviteUser(
  table: Table,
  scope: CompanyScope,
  { person, companyName, adminOrigin }: Invitation,
  now: Date,
): Promise<{ userId: number; job: NewJob }> {
  const { email } = person;
  if (!isUsername(email)) throw invalid({ email: 'Email may have at most 128 characters.' });
  if (person.password) requireGoodPassword('password', person.password);
  if (await table.get(signInKeys.identity(email))) throw taken();
  const password = person.password || temporaryPassword();
  const [userId] = await Promise.all([
    table.increment(userKeys.counter(scope), 'lastId'),
    ensurePoolUser(email, temporaryPassword()),
  ]);
  const job = newJob(
    scope,
    { kind: 'send-mail', mail: invitationMail({ email, companyName, adminOrigin, password }) },
    now,
  );
  const identity: IdentityRecord = { ...signInKeys.identity(email), company: scope.company, userId };
  await table.commit([
    { put: { ...identity }, condition: { absent: true }, refused: taken },
    { put: { ...newUser(scope, userId, person, now) }, condition: { absent: true } },
    job.write,
  ]);
  // After the commit, so that of two invitations at once only the one that was stored sets the password. If this
  // is not reached, 'Don't remember your password?' still leads in.
  await setPassword(email, password, true);
  return { userId, job };
}

function newUser(scope: CompanyScope, id: number, person: Invitation['person'], now: Date): UserRecord {
  return {
    ...userKeys.user(scope, id),
    id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    phoneNumber: person.phoneNumber,
    role: person.role,
    company: scope.company,
    access: person.access ?? null,
    clientNumber: person.clientNumber ?? null,
    relatedClients: person.relatedClients,
    epoch: 1,
    isLockedOut: false,
    invalidAttempts: 0,
    wrongCodes: [],
    mustChangePassword: true,
    lastChanged: now.toISOString(),
    revision: 1,
  };
}
