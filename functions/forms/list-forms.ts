import type { Contract } from '@galley/shared/contract/contract';
import { formKeys } from '../core/keys/form-keys';
import type { Operation } from '../core/operation';
import type { FormRowRecord } from '../core/records/form-records';

/** The forms of the company, in the order in which they were made. */
export const listForms: Operation<Contract['listForms']> = async ({ table, scope }) => {
  const rows = await table.queryAll<FormRowRecord>(formKeys.listPartition(scope), {
    prefix: formKeys.rowPrefix,
  });
  return rows.map(({ id, name, fieldCount, changedAt }) => ({ id, name, fieldCount, changedAt }));
};
