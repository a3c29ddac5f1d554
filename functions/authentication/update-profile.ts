import type { Contract } from '@galley/shared/contract/contract';
import { userEntity } from '../core/entities/user';
import { conflict, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { requireRevision } from '../core/revision-rules';
import { userPhone } from '../core/users/user-phone';
import { ownData } from './get-profile';

/** Saves the user's own name and phone; everything else about a user is changed by an Admin. */
export const updateProfile: Operation<Contract['updateProfile']> = async ({ input, table, session, now }) => {
  const revision = requireRevision(input.revision);
  const { firstName, lastName } = input;
  const phone = await userPhone(input.phoneNumber, session.companyRecord.country);
  await table.commit([
    {
      update: session.user,
      set: { firstName, lastName, ...phone, lastChanged: now.toISOString() },
      add: { revision: 1 },
      condition: { equals: { revision } },
      refused: (current) =>
        userEntity.is(current)
          ? stale(ownData(current))
          : conflict('Your account was deleted in the meantime.'),
    },
  ]);
};
