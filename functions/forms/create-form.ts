import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { type FormRecord, formCounterEntity, formEntity } from '../core/entities/form';
import { nextLookForOld } from '../core/forms/old-submissions';
import type { Operation } from '../core/operation';
import { formRow } from './form-repository';

/** Makes an empty form. Answers its id. */
export const createForm: Operation<Contract['createForm']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const id = await table.increment(formCounterEntity.key(scope), 'lastId');
  const form: FormRecord = {
    ...formEntity.key(scope, id),
    id,
    name: input.name,
    columns: input.columns,
    thankYouText: '',
    toEmail: [],
    keepDays: input.keepDays,
    isKeepingChosen: true,
    fields: [],
    nextN: 1,
    revision: 1,
    detailsRevision: 1,
    changedAt: now.toISOString(),
  };
  await table.commit([
    { put: { ...form }, condition: { absent: true } },
    { put: { ...formRow(scope, form) } },
    ...(input.keepDays > 0 ? [nextLookForOld(scope, id, now).write] : []),
    activityWrite(scope, { actor: session, action: `Created form '${input.name}'`, at: now }),
  ]);
  return id;
};
