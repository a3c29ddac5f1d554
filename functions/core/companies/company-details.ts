import { type Actor, activityWrite } from '../activity-log';
import type { CompanyScope, VendorScope } from '../company-scope';
import { companyEntity } from '../entities/company';
import { registryEntity } from '../entities/vendor';
import { invalid, notFound, stale } from '../errors';
import type { Table, Write } from '../table';

/** The stored settings of a company that the vendor decides. */
export interface CompanyDetails {
  domains: string[];
  clientFields: boolean;
  revision: number;
}

/** @throws 404 */
export async function readCompanyDetails(table: Table, scope: CompanyScope): Promise<CompanyDetails> {
  const [company, registered] = await table.batchGet([companyEntity.key(scope), registryEntity.key(scope)]);
  if (!company || !registered) throw notFound('This company');
  const { clientFields, revision } = company;
  return { domains: registered.domains, clientFields, revision };
}

interface Change {
  table: Table;
  vendor: VendorScope;
  scope: CompanyScope;
  /** Fields that are left out are kept. */
  set: { domains?: string[]; clientFields?: boolean };
  /** The revision that the caller's form was based on. */
  revision?: number;
  actor: Actor;
  now: Date;
}

/**
 * @throws 400 where a domain belongs to another company, 404, 409 where the details have been changed since
 */
export async function changeCompanyDetails(change: Change): Promise<void> {
  const { table, vendor, scope, set, actor, now } = change;
  const before = await readCompanyDetails(table, scope);
  const { domains = before.domains, clientFields = before.clientFields } = set;
  const added = domains.filter((domain) => !before.domains.includes(domain));
  await requireFreeDomains(table, vendor, scope, added);
  const revision = change.revision ?? before.revision;
  // A new first domain has not been seen to answer yet.
  const served = domains[0] === before.domains[0] ? {} : { servedDomain: undefined };
  const log = actionsOf(before, { domains, clientFields });
  await table.commit([
    {
      update: companyEntity.key(scope),
      set: { clientFields, ...served },
      add: { revision: 1 },
      condition: { equals: { revision } },
      refused: () => stale(before),
    },
    { update: registryEntity.key(scope), set: { domains, ...served }, condition: { exists: true } },
    ...log.map((action): Write => activityWrite(scope, { actor, action, at: now })),
  ]);
}

/**
 * A host belongs to one company.
 * @throws 400 naming the company that it belongs to
 */
export async function requireFreeDomains(
  table: Table,
  _vendor: VendorScope,
  { company }: CompanyScope,
  domains: readonly string[],
): Promise<void> {
  if (domains.length === 0) return;
  const companies = await table.queryAll(registryEntity.range(), { attributes: ['key', 'domains'] });
  for (const domain of domains) {
    const owner = companies.find((other) => other.key !== company && other.domains.includes(domain));
    if (owner) throw invalid({ domains: `${domain} is a domain of company '${owner.key}'.` });
  }
}

function actionsOf(before: Omit<CompanyDetails, 'revision'>, after: Omit<CompanyDetails, 'revision'>) {
  const actions: string[] = [];
  if (after.domains.join() !== before.domains.join()) {
    actions.push(
      after.domains.length > 0 ? `Set the domains to ${after.domains.join(', ')}` : 'Removed all domains',
    );
  }
  if (after.clientFields !== before.clientFields) {
    actions.push(`Turned the client fields of users ${after.clientFields ? 'on' : 'off'}`);
  }
  return actions;
}
