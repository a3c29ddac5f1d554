import { limits } from '@galley/shared/limits';
import type { User } from '@galley/shared/schemas/user';
import type { UserRecord } from '../core/entities/user';
import { phoneOf } from '../core/users/user-phone';

/**
 * A user as the API returns it, with the currently highest number of attempts from any network. Never
 * contains a password.
 */
export function toUserResponse(record: UserRecord, now: Date): User {
  const { id, firstName, lastName, email, role, company, lastChanged, revision } = record;
  const { access, clientNumber, relatedClients, attemptsUntil } = record;
  const invalidAttempts = attemptsUntil && attemptsUntil > now.toISOString() ? record.invalidAttempts : 0;
  return {
    id,
    firstName,
    lastName,
    email,
    phoneNumber: phoneOf(record),
    role,
    company,
    access,
    clientNumber,
    relatedClients,
    isLockedOut: record.isLockedOut || invalidAttempts >= limits.invalidAttempts,
    invalidAttempts,
    hasSignedIn: !record.mustChangePassword,
    mailProblem: record.mailProblem ?? null,
    lastChanged,
    revision,
  };
}
