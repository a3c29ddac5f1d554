import type { Contract } from '@galley/shared/contract/contract';
import { nativeProvider } from '@galley/shared/single-sign-on';
import { forbidden } from '../core/errors';
import { isInRanges } from '../core/network-address';
import type { Operation } from '../core/operation';
import { finishSignIn } from './finish-sign-in';
import { type OpenAttempt, readAttemptForCode } from './read-attempt';

/**
 * Skips the second factor for visitors from the company's own networks, and for those whom the company's own
 * trusted provider let in. Only the address that the edge saw counts; the one that the client sends is ignored.
 */
export const bypassByAddress: Operation<Contract['bypassByAddress']> = async (request) => {
  const open = await readAttemptForCode(request);
  if (!isTrustedProvider(open) && !isInRanges(request.address, open.company.allowedRanges)) {
    throw forbidden('Your network may not skip the code.');
  }
  return finishSignIn(request, open);
};

/** As the company's record says now: the vendor may have taken the trust back since the token came. */
function isTrustedProvider({ attempt: { provider }, company: { signOn } }: OpenAttempt): boolean {
  if (provider === undefined || provider === nativeProvider) return false;
  return signOn?.isTrusted === true && signOn.provider === provider;
}
