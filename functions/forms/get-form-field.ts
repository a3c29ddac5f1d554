import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { fieldAnswer, locateField } from './form-answers';
import { readForm } from './form-repository';

export const getFormField: Operation<Contract['getFormField']> = async ({ table, scope, input }) => {
  const { formId } = locateField(input.formFieldId);
  return fieldAnswer(await readForm(table, scope, formId), input.formFieldId);
};
