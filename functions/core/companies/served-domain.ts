import { required } from '@galley/shared/required';
import { type Actor, activityWrite } from '../activity-log';
import type { CompanyScope } from '../company-scope';
import { companyEntity } from '../entities/company';
import { type RegistryRecord, registryEntity } from '../entities/vendor';
import { conflict, notFound } from '../errors';
import type { Table } from '../table';

interface Served {
  table: Table;
  scope: CompanyScope;
  domain: string;
  actor: Actor;
  now: Date;
}

/**
 * Makes the admin's links to the site lead to this domain, which has been seen to answer.
 * @throws 404 where there is no such company, 409 where this is not the first of its domains
 */
export async function setServedDomain({ table, scope, domain, actor, now }: Served): Promise<void> {
  const registered = required(await table.get(registryEntity.key(scope)), () => notFound('This company'));
  if (registered.domains[0] !== domain) {
    throw conflict(`${domain} is not the first domain of company '${scope.company}'.`);
  }
  if (registered.servedDomain === domain) return;
  const set = { servedDomain: domain };
  await table.commit([
    { update: companyEntity.key(scope), set, condition: { exists: true } },
    { update: registryEntity.key(scope), set, condition: { exists: true } },
    activityWrite(scope, { actor, action: `The site is served at ${domain}`, at: now }),
  ]);
}

/**
 * The origin of a company's site, without a trailing slash.
 * @param pattern contains `{company}`
 */
export function siteOrigin(
  pattern: string,
  { key, servedDomain }: Pick<RegistryRecord, 'key' | 'servedDomain'>,
): string {
  return servedDomain === undefined ? pattern.replace('{company}', key) : `https://${servedDomain}`;
}
