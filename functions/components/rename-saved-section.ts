import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { savedSectionEntity } from '../core/entities/saved-section';
import { notFound, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { requireRevision } from '../core/revision-rules';
import { requireOwnSection, toSavedSection } from './saved-section-repository';

/** Gives a saved section another name. */
export const renameSavedSection: Operation<Contract['renameSavedSection']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const revision = requireRevision(input.revision);
  const section = await requireOwnSection(table, scope, session, input.savedSectionId);
  const action = `Renamed the saved section '${section.name}' to '${input.name}'`;
  await table.commit([
    {
      update: savedSectionEntity.key(scope, section.id),
      set: { name: input.name },
      add: { revision: 1 },
      condition: { equals: { revision } },
      refused: (current) =>
        savedSectionEntity.is(current) ? stale(toSavedSection(current)) : notFound('This saved section'),
    },
    activityWrite(scope, { actor: session, action, at: now }),
  ]);
  return section.id;
};
