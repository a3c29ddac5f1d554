import { nativeProvider } from '@galley/shared/single-sign-on';
import { isInRanges } from '../core/network';
import type { OpenAttempt } from './read-attempt';

/**
 * Whether a user comes from the company's own networks, or was signed in by the company's trusted provider.
 */
export function maySkipCode(open: OpenAttempt, ipAddress: string): boolean {
  return isTrustedProvider(open) || isInRanges(ipAddress, open.company.allowedRanges);
}

/**
 * Reads the company's current record: the vendor may have stopped trusting the provider since the token was
 * issued.
 */
function isTrustedProvider({ attempt: { provider }, company: { signOn } }: OpenAttempt): boolean {
  if (provider === undefined || provider === nativeProvider) return false;
  return signOn?.isTrusted === true && signOn.provider === provider;
}
