import type { Contract } from '@galley/shared/contract/contract';
import { messages } from '@galley/shared/messages';
import { type CompanyScope, openCompanyScope } from '../core/company-scope';
import { readEnvironment } from '../core/env';
import { RefusedError } from '../core/errors';
import { signOnKeys } from '../core/keys/sign-in-keys';
import { siteKeys } from '../core/keys/site-keys';
import type { Operation } from '../core/operation';
import type { CompanyRecord, SignOnClaim } from '../core/records/company-records';
import type { Table } from '../core/table';
import { spendSignOnTry } from './sign-on-limits';

/**
 * What the browser needs to begin a sign-in with the company's own accounts. Strangers ask, so it tells no more
 * than that a company has a provider.
 */
export const getClientConfiguration: Operation<Contract['getClientConfiguration']> = async (request) => {
  const { table, input, address, now } = request;
  await spendSignOnTry(table, 'configuration', address, now);
  const scope = await scopeOf(table, input);
  const company = scope && (await table.get<CompanyRecord>(siteKeys.company(scope)));
  const signOn = company?.signOn;
  if (!signOn) throw new RefusedError(404, messages.signOnOff);
  const { ADMIN_ORIGIN, SIGN_ON_ISSUER, SIGN_ON_CLIENT_ID } = readEnvironment([
    'ADMIN_ORIGIN',
    'SIGN_ON_ISSUER',
    'SIGN_ON_CLIENT_ID',
  ]);
  return {
    authority: SIGN_ON_ISSUER,
    client_id: SIGN_ON_CLIENT_ID,
    redirect_uri: `${ADMIN_ORIGIN}/authentication/login-callback`,
    post_logout_redirect_uri: `${ADMIN_ORIGIN}/authentication/logout-callback`,
    response_type: 'code',
    scope: 'openid email',
    profileUrl: '/profile',
    registerUrl: signOn.registerUrl,
    company: company.key,
    identity_provider: signOn.provider,
  };
};

async function scopeOf(
  table: Table,
  { company, domain }: { company?: string; domain?: string },
): Promise<CompanyScope | undefined> {
  if (company) return openCompanyScope(company);
  const claim = domain && (await table.get<SignOnClaim>(signOnKeys.domain(domain)));
  return claim ? openCompanyScope(claim.company) : undefined;
}
