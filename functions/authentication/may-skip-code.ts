import { nativeProvider } from '@galley/shared/single-sign-on';
import { isInRanges } from '../core/network-address';
import type { OpenAttempt } from './read-attempt';

/** Whether a visitor comes from the company's own networks, or was let in by the company's own trusted provider. */
export function maySkipCode(open: OpenAttempt, ipAddress: string): boolean {
  return isTrustedProvider(open) || isInRanges(ipAddress, open.company.allowedRanges);
}

/** As the company's record says now: the vendor may have taken the trust back since the token came. */
function isTrustedProvider({ attempt: { provider }, company: { signOn } }: OpenAttempt): boolean {
  if (provider === undefined || provider === nativeProvider) return false;
  return signOn?.isTrusted === true && signOn.provider === provider;
}
