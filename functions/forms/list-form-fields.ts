import type { Contract } from '@galley/shared/contract/contract';
import { formFieldsOf } from '../core/forms/form-models';
import type { Operation } from '../core/operation';
import { readForm } from './form-repository';

/** The fields of a form in order. */
export const listFormFields: Operation<Contract['listFormFields']> = async ({ table, scope, input }) =>
  formFieldsOf(await readForm(table, scope, input.formId));
