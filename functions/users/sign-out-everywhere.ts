import type { Contract } from '@galley/shared/contract/contract';
import { notFound } from '../core/errors';
import { userKeys } from '../core/keys';
import type { Operation } from '../core/operation';

/** Ends every session of a user at once. The password stays. */
export const signOutEverywhere: Operation<Contract['signOutEverywhere']> = async ({
  table,
  scope,
  input,
}) => {
  await table.commit([
    {
      update: userKeys.user(scope, input.id),
      add: { epoch: 1 },
      condition: { exists: true },
      refused: () => notFound('This user'),
    },
  ]);
  return 'Saved';
};
