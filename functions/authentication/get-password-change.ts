import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readAttemptForCode } from './read-attempt';

/** Responds with 200 where no password change is due, and with 409 where one is. */
export const getPasswordChange: Operation<Contract['getPasswordChange']> = async (request) => {
  await readAttemptForCode(request);
  return {};
};
