import type { Contract } from '@galley/shared/contract/contract';
import type { Profile } from '@galley/shared/schemas/profile';
import { siteKeys } from '../core/keys/site-keys';
import { userKeys } from '../core/keys/user-keys';
import type { Operation } from '../core/operation';
import type { SecondFactorRecord } from '../core/records/second-factor-record';
import type { SettingsRecord } from '../core/records/site-records';
import type { SessionRecord, UserRecord } from '../core/records/user-records';
import { phoneOf } from '../core/users/user-phone';

/** What people see of themselves: their data, how they prove themselves, where they are signed in. */
export const getProfile: Operation<Contract['getProfile']> = async ({ table, scope, session, now }) => {
  const { user } = session;
  const [[factorItem, settingsItem], sessions] = await Promise.all([
    table.batchGet([userKeys.secondFactor(scope, user.id), siteKeys.settings(scope)]),
    table.queryAll<SessionRecord>(userKeys.sessionPartition(scope, user.id), {
      prefix: userKeys.sessionPrefix,
    }),
  ]);
  const factor = factorItem as SecondFactorRecord | undefined;
  return {
    ...ownData(user),
    country: session.companyRecord.country,
    isAppRequired: (settingsItem as SettingsRecord | undefined)?.requiresApp === true,
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

/** The part of a profile that its owner writes. */
export function ownData(user: UserRecord) {
  const { firstName, lastName, email, revision } = user;
  return { firstName, lastName, email, phoneNumber: phoneOf(user), revision } satisfies Partial<Profile>;
}
