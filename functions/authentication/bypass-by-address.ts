import type { Contract } from '@galley/shared/contract/contract';
import { forbidden } from '../core/errors';
import { isInRanges } from '../core/network-address';
import type { Operation } from '../core/operation';
import { finishSignIn } from './finish-sign-in';
import { readAttemptForCode } from './read-attempt';

/**
 * Skips the second factor for visitors from the company's own networks. Only the address that the edge saw
 * counts; the one that the client sends is ignored.
 */
export const bypassByAddress: Operation<Contract['bypassByAddress']> = async (request) => {
  const open = await readAttemptForCode(request);
  if (!isInRanges(request.address, open.company.allowedRanges)) {
    throw forbidden('Your network may not skip the code.');
  }
  return finishSignIn(request, open);
};
