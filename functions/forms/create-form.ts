import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { formCounterEntity } from '../core/entities/form';
import type { Operation } from '../core/operation';
import { newForm, newFormWrites } from './form-repository';

/** Creates an empty form and returns its id. */
export const createForm: Operation<Contract['createForm']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const id = await table.increment(formCounterEntity.key(scope), 'lastId');
  const { name, columns, keepDays } = input;
  await table.commit([
    ...newFormWrites(
      scope,
      newForm(scope, id, { name, columns, keepDays, changedBy: session.userId }, now),
      now,
    ),
    activityWrite(scope, { actor: session, action: `Created form '${name}'`, at: now }),
  ]);
  return id;
};
