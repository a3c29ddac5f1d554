import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { userEntity } from '../core/entities/user';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { readUser } from './user-repository';

/** Ends all sessions of a user at once. The password is kept. */
export const signOutEverywhere: Operation<Contract['signOutEverywhere']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { email } = await readUser(table, scope, input.id);
  await table.commit([
    {
      update: userEntity.key(scope, input.id),
      add: { epoch: 1 },
      condition: { exists: true },
      refused: () => notFound('This user'),
    },
    activityWrite(scope, { actor: session, action: `Signed ${email} out everywhere`, at: now }),
  ]);
};
