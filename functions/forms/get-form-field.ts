import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readForm } from './form-repository';
import { locateField, toFieldResponse } from './form-responses';

export const getFormField: Operation<Contract['getFormField']> = async ({ table, scope, input }) => {
  const { formId } = locateField(input.formFieldId);
  return toFieldResponse(await readForm(table, scope, formId), input.formFieldId);
};
