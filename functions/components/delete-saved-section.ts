import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { savedContentEntity } from '../core/entities/saved-section';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { requireOwnSection } from './saved-section-repository';

/** Deletes a saved section; its copies on pages stay. */
export const deleteSavedSection: Operation<Contract['deleteSavedSection']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { pk, sk, id, name } = await requireOwnSection(table, scope, session, input.savedSectionId);
  await table.commit([
    {
      delete: { pk, sk },
      condition: { exists: true },
      refused: () => notFound('This saved section'),
    },
    { delete: savedContentEntity.key(scope, id) },
    activityWrite(scope, { actor: session, action: `Deleted the saved section '${name}'`, at: now }),
  ]);
};
