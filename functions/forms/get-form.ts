import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { formAnswer } from './form-answers';
import { readForm } from './form-repository';

export const getForm: Operation<Contract['getForm']> = async ({ table, scope, input }) =>
  formAnswer(await readForm(table, scope, input.formId));
