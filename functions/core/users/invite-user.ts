import type { CreateUser } from '@galley/shared/schemas/user';
import { activityWrite } from '../activity-log';
import type { CompanyScope } from '../company-scope';
import { retryOnConflict, writeConflict } from '../conflicts';
import { companyEntity } from '../entities/company';
import { type IdentityRecord, identityKey } from '../entities/sign-in';
import { type UserRecord, userCounterEntity, userEntity } from '../entities/user';
import { conflict, notFound } from '../errors';
import { type NewJob, newJob } from '../jobs';
import type { Session } from '../session';
import type { Table, Write } from '../table';
import { invitationMail } from './invitation-mail';
import { requireGoodPassword, temporaryPassword } from './password-rules';
import type { UserPhone } from './user-phone';
import { ensurePoolUser, requireUsername, setPassword } from './user-pool';

export interface Invitation {
  person: Omit<CreateUser, 'company' | 'companyName' | 'phoneNumber'> & UserPhone;
  /** The origin of the admin, for the link in the mail. */
  adminOrigin: string;
  /** The inviting user; absent for the first user of a new company. */
  actor?: Session;
  /**
   * Invites only the company's first user ever, and throws this error where there was one before. Of two
   * concurrent calls, only one succeeds.
   */
  orElse?: () => Error;
  /** Changes of the company in the same transaction. */
  renamed?: { name: string; writes: Write[] };
}

const busy = {
  attempts: 10,
  orElse: () => conflict('Many users are being created at once. Try again.'),
};
const taken = () => conflict('This address is already in use.');

/**
 * Creates a user with a temporary password and an invitation by mail. The identity record decides who owns
 * the user in the pool; a pool user without one was left by a crash and is taken over.
 * @returns the job of the mail, to be dispatched by the caller
 * @throws 409 where the email address belongs to a user of any company; 404 where there is no such company;
 * the error of `orElse`
 */
export async function inviteUser(
  table: Table,
  scope: CompanyScope,
  { person, adminOrigin, actor, orElse, renamed }: Invitation,
  now: Date,
): Promise<NewJob> {
  const { email } = person;
  requireUsername(email);
  if (person.password) requireGoodPassword('password', person.password);
  const password = person.password || temporaryPassword();
  const log = actor
    ? [activityWrite(scope, { actor, action: `Invited ${email} as ${person.role}`, at: now })]
    : [];
  return retryOnConflict(busy, async (attempt) => {
    const { companyName, lastId } = await readBefore(table, scope, email);
    if (orElse && lastId !== undefined) throw orElse();
    if (attempt === 1) await ensurePoolUser(email, temporaryPassword());
    const mail = invitationMail({
      email,
      role: person.role,
      companyName: renamed?.name ?? companyName,
      inviter: actor,
      adminOrigin,
      password,
    });
    const job = newJob(scope, { kind: 'send-mail', mail }, now);
    await table.commit([
      ...userWrites(scope, person, lastId, now),
      ...(renamed?.writes ?? []),
      job.write,
      ...log,
    ]);
    // After the commit, so that of two concurrent invitations only the one that was stored sets the password.
    // If this step is never reached, 'Don't remember your password?' still works.
    await setPassword(email, password, true);
    return job;
  });
}

async function readBefore(table: Table, scope: CompanyScope, email: string) {
  const [identity, company, counter] = await table.batchGet([
    identityKey(email),
    companyEntity.key(scope),
    userCounterEntity.key(scope),
  ]);
  if (!company) throw notFound('The company');
  if (identity) throw taken();
  return {
    companyName: company.name,
    lastId: counter?.lastId as number | undefined,
  };
}

function userWrites(
  scope: CompanyScope,
  person: Invitation['person'],
  lastId: number | undefined,
  now: Date,
): Write[] {
  const userId = (lastId ?? 0) + 1;
  const identity: IdentityRecord = {
    ...identityKey(person.email),
    company: scope.company,
    userId,
  };
  return [
    { put: { ...identity }, condition: { absent: true }, refused: taken },
    {
      update: userCounterEntity.key(scope),
      set: { lastId: userId },
      condition: { equals: { lastId } },
      refused: writeConflict,
    },
    { put: { ...newUser(scope, userId, person, now) }, condition: { absent: true } },
  ];
}

function newUser(scope: CompanyScope, id: number, person: Invitation['person'], now: Date): UserRecord {
  return {
    ...userEntity.key(scope, id),
    id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    phoneNumber: person.phoneNumber,
    ...(person.internationalPhone && { internationalPhone: person.internationalPhone }),
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
