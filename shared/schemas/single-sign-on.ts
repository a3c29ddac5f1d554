import * as z from 'zod';
import { domainPattern, nativeProvider, providerPattern } from '../single-sign-on';
import { flag, optionalText, requiredText, revision } from './fields';
import { namedCompany } from './site';

/** The part of an email address after the @. */
export function emailDomain(label: string) {
  return requiredText(label, 253)
    .transform((domain) => domain.toLowerCase())
    .pipe(z.string().regex(domainPattern, `${label} must be a domain, like company.com.`));
}

const httpsUrl = optionalText('Register address', 500).refine(
  (url) => url === '' || (URL.canParse(url) && /^https:\/\/[^/\\@]+(\/|$)/.test(url)),
  { error: 'Register address must begin with https:// and a host name.' },
);

/** A company's single sign-on, which only the vendor can change. */
export const singleSignOnSchema = z.object({
  provider: optionalText('Provider', 32)
    .refine((name) => name === '' || providerPattern.test(name), {
      error: 'Provider must be the name that it has in the user pool: 3 to 32 letters, digits and hyphens.',
    })
    .transform((name) => (name.toUpperCase() === nativeProvider ? nativeProvider : name)),
  emailDomains: z
    .array(emailDomain('Email domain'), { error: 'Email domains must be a list of domains.' })
    .max(20, 'Email domains may have at most 20 entries.')
    .refine((list) => new Set(list).size === list.length, {
      error: 'Email domains must not repeat a domain.',
    })
    .default([]),
  isTrusted: flag('Trusted').default(false),
  registerUrl: httpsUrl,
});
export type SingleSignOn = z.output<typeof singleSignOnSchema>;

export const updateSingleSignOnSchema = z
  .object({ ...namedCompany, ...singleSignOnSchema.shape, revision })
  .refine(({ provider, emailDomains }) => provider === '' || emailDomains.length > 0, {
    path: ['emailDomains'],
    error: 'Email domains are required with a provider: only addresses under them may sign in with it.',
  })
  .refine(({ provider, emailDomains }) => provider !== '' || emailDomains.length === 0, {
    path: ['provider'],
    error: 'Provider is required with email domains. Remove the domains to turn single sign-on off.',
  })
  .refine(({ provider, isTrusted }) => !isTrusted || provider !== nativeProvider, {
    path: ['isTrusted'],
    error: `Trusted is for a company's own provider: accounts of ${nativeProvider} always take the second factor.`,
  });

/** The configuration of the browser's OpenID client; the names are the library's and the specification's. */
export const clientConfigurationSchema = z.object({
  authority: z.string(),
  client_id: z.string(),
  redirect_uri: z.string(),
  post_logout_redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string(),
  profileUrl: z.string(),
  /** Where users can request an account; '' where they cannot. */
  registerUrl: z.string(),
  company: z.string(),
  /** Passed to the user pool, which then redirects directly to the company's provider. */
  identity_provider: z.string(),
});
export type ClientConfiguration = z.infer<typeof clientConfigurationSchema>;
