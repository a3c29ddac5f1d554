import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readForm } from './form-repository';
import { toFormResponse } from './form-responses';

export const getForm: Operation<Contract['getForm']> = async ({ table, scope, input }) =>
  toFormResponse(await readForm(table, scope, input.formId));
