import type { Contract } from '@galley/shared/contract/contract';
import { formRowEntity } from '../core/entities/form';
import type { Operation } from '../core/operation';

/** The forms of the company, in the order of their creation. */
export const listForms: Operation<Contract['listForms']> = async ({ table, scope }) => {
  const rows = await table.queryAll(formRowEntity.range(scope));
  return rows.map(({ id, name, fieldCount, changedAt, changedBy }) => ({
    id,
    name,
    fieldCount,
    changedAt,
    changedBy,
  }));
};
