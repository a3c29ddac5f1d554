import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { userAnswer } from './user-answers';
import { readUser } from './user-repository';

export const getUser: Operation<Contract['getUser']> = async ({ table, scope, input, now }) =>
  userAnswer(await readUser(table, scope, input.id), now);
