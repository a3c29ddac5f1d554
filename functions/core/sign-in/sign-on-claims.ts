import type { SingleSignOn } from '@galley/shared/schemas/single-sign-on';
import { nativeProvider } from '@galley/shared/single-sign-on';
import type { Key } from '../entities/key';
import { domainClaimKey, providerClaimKey } from '../entities/sign-in';

export interface SignOnClaimed {
  key: Key;
  field: 'provider' | 'emailDomains';
  name: string;
}

/** What a company claims for its single sign-on, by the partition of each claim. */
export function claimsOf(signOn: SingleSignOn | undefined): Map<string, SignOnClaimed> {
  if (!signOn) return new Map();
  const { provider, emailDomains } = signOn;
  const claims: SignOnClaimed[] = emailDomains.map((name) => ({
    key: domainClaimKey(name),
    field: 'emailDomains',
    name,
  }));
  // The pool's own accounts serve all companies; the user record tells the company of an account.
  if (provider !== nativeProvider) {
    claims.push({ key: providerClaimKey(provider), field: 'provider', name: provider });
  }
  return new Map(claims.map((claim) => [claim.key.pk, claim]));
}
