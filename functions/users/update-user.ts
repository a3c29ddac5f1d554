import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { activityWrite } from '../core/activity-log';
import { countryOf } from '../core/companies/country-of';
import { type UserRecord, userEntity } from '../core/entities/user';
import { conflict, stale } from '../core/errors';
import type { Operation, OperationRequest } from '../core/operation';
import { requireRevision } from '../core/revision-rules';
import { userPhone } from '../core/users/user-phone';
import { changeEmail, type UserUpdate } from './change-email';
import { readUser, readUsers } from './user-repository';
import { toUserResponse } from './user-responses';
import { isSelf, managesUsers, requireAnotherAdmin, requireClientFields, unlockWrite } from './user-rules';

/** How long a number of attempts that an Admin enters counts: as long as counted ones. */
const attemptsMs = 15 * 60 * 1000;

type Request = OperationRequest<Contract['updateUser']>;

/**
 * Saves a user. Changing role, lock or email address ends all sessions; clearing the lock or the attempts
 * unlocks all networks. A new email address gets an invitation of its own.
 */
export const updateUser: Operation<Contract['updateUser']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const revision = requireRevision(input.revision);
  const stored = await readUser(table, scope, input.id);
  if (stored.revision !== revision) throw stale(toUserResponse(stored, now));
  requireClientFields(request, input);
  if (isSelf(session, stored)) requireStaysAdmin(input);
  const phone = await userPhone(input.phoneNumber, await countryOf(request));
  const change = changeOf(stored, request);
  const isLeaving = !managesUsers(input) || change.set.isLockedOut === true;
  const update: UserUpdate = {
    update: stored,
    set: { ...change.set, ...phone },
    add: { revision: 1, ...(change.endsSessions && { epoch: 1 }) },
    condition: { equals: { revision } },
    refused: (current) =>
      userEntity.is(current) ? stale(toUserResponse(current, now)) : conflict('This user was deleted.'),
  };
  const others = [
    ...(isLeaving ? requireAnotherAdmin(await readUsers(table, scope), stored) : []),
    activityWrite(scope, { actor: session, action: change.action, at: now }),
  ];
  if (input.email !== stored.email) {
    await changeEmail(request, stored, update, others);
  } else {
    // Wrong codes are not shown: saving the user as unlocked clears them, too.
    if (change.isUnlocked || isOpen(input)) others.push(unlockWrite(stored.email, now));
    await table.commit([update, ...others]);
  }
};

/** The new values of the record; while the email address stays the same, so does the sign-in. */
function changeOf(stored: UserRecord, { input, now }: Request) {
  const shown = toUserResponse(stored, now);
  const isUnlocked =
    (shown.isLockedOut && !input.isLockedOut) || input.invalidAttempts < shown.invalidAttempts;
  // The form also shows a lock by five wrong passwords, which is not an Admin's lock.
  const isLocked = input.isLockedOut && !stored.isLockedOut && input.invalidAttempts < limits.invalidAttempts;
  const set: Partial<UserRecord> = {
    firstName: input.firstName,
    lastName: input.lastName,
    role: input.role,
    access: input.access ?? null,
    clientNumber: input.clientNumber ?? null,
    relatedClients: input.relatedClients,
    lastChanged: now.toISOString(),
    ...(isUnlocked && {
      isLockedOut: input.isLockedOut,
      isLockedByCodes: false,
      wrongCodes: [],
    }),
    ...(input.invalidAttempts !== shown.invalidAttempts && {
      invalidAttempts: input.invalidAttempts,
      attemptsUntil: new Date(now.getTime() + attemptsMs).toISOString(),
    }),
    ...(isLocked && { isLockedOut: true, isLockedByCodes: false }),
  };
  const said = [
    input.email !== stored.email && `address ${input.email}`,
    input.role !== stored.role && `role ${input.role}`,
    isLocked && 'locked',
    isUnlocked && 'unlocked',
  ].filter(Boolean);
  const action = `Saved user ${stored.email}${said.length > 0 ? `: ${said.join(', ')}` : ''}`;
  return { set, isUnlocked, endsSessions: isLocked || input.role !== stored.role, action };
}

const isOpen = (input: Request['input']) => !input.isLockedOut && input.invalidAttempts === 0;

function requireStaysAdmin(input: Request['input']): void {
  if (!managesUsers(input)) throw conflict('You cannot take away your own Admin role. Ask another Admin.');
  if (input.isLockedOut) throw conflict('You cannot lock yourself out. Ask another Admin.');
}
