import type { Contract } from '@galley/shared/contract/contract';
import { forbidden } from '../core/errors';
import type { Operation } from '../core/operation';
import { finishSignIn } from './finish-sign-in';
import { maySkipCode } from './may-skip-code';
import { readAttemptForCode } from './read-attempt';

/**
 * Skips the second factor for users on the company's own networks, and for those whom the company's trusted
 * provider signed in. Only the IP address that the edge saw counts; the one that the client sends is ignored.
 */
export const bypassByAddress: Operation<Contract['bypassByAddress']> = async (request) => {
  const open = await readAttemptForCode(request);
  if (!maySkipCode(open, request.ipAddress)) throw forbidden('Your network may not skip the code.');
  return finishSignIn(request, open);
};
