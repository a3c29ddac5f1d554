import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readAttemptForCode } from './read-attempt';

/** Answers 200 where no change of the password is due, 409 where one is. */
export const getPasswordChange: Operation<Contract['getPasswordChange']> = async (request) => {
  await readAttemptForCode(request);
  return {};
};
