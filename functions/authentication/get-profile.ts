import type { Contract } from '@galley/shared/contract/contract';
import type { Profile } from '@galley/shared/schemas/profile';
import { settingsEntity } from '../core/entities/site';
import { secondFactorEntity, sessionEntity, type UserRecord } from '../core/entities/user';
import type { Operation } from '../core/operation';
import { phoneOf } from '../core/users/user-phone';

/** What users see of themselves: their data, their sign-in methods and their sessions. */
export const getProfile: Operation<Contract['getProfile']> = async ({ table, scope, session, now }) => {
  const { user } = session;
  const [[factor, settingsItem], sessions] = await Promise.all([
    table.batchGet([secondFactorEntity.key(scope, user.id), settingsEntity.key(scope)]),
    table.queryAll(sessionEntity.range(scope, user.id)),
  ]);
  return {
    ...ownData(user),
    country: session.companyRecord.country,
    isAppRequired: settingsItem?.requiresApp === true,
    authenticator: factor?.authenticator !== undefined,
    recoveryCodesLeft: factor?.recoveryCodes?.length ?? 0,
    sessions: sessions
      .filter(({ epoch, expiresAt }) => epoch === user.epoch && expiresAt > now.toISOString())
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(({ publicId, createdAt, address, browser = '' }) => ({
        id: publicId,
        since: createdAt,
        address,
        browser,
        isCurrent: publicId === session.publicId,
      })),
  };
};

/** The part of a profile that its owner can edit. */
export function ownData(user: UserRecord) {
  const { firstName, lastName, email, revision } = user;
  return { firstName, lastName, email, phoneNumber: phoneOf(user), revision } satisfies Partial<Profile>;
}
