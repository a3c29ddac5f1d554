import { companyEntity } from '@galley/functions/core/entities/company';
import { imagesPartition } from '@galley/functions/core/entities/image';
import { pagesPartition } from '@galley/functions/core/entities/page';
import { pathsPartition } from '@galley/functions/core/entities/path';
import { identityKey } from '@galley/functions/core/entities/sign-in';
import { sitePartition } from '@galley/functions/core/entities/site';
import { usersPartition } from '@galley/functions/core/entities/user';
import { type ImportRecord, importEntity, registryEntity } from '@galley/functions/core/entities/vendor';
import { claimsOf } from '@galley/functions/core/sign-in/sign-on-claims';
import type { Table } from '@galley/functions/core/table';
import { CommandFailed } from '../failures';
import type { ImportPlan } from './import-plan';

/**
 * Checks whether the company can be imported, before anything is written. Returns an interrupted import of
 * the same file, if there is one.
 * @throws CommandFailed naming everything that prevents the import
 */
export async function checkTarget(table: Table, plan: ImportPlan): Promise<ImportRecord | undefined> {
  const { scope, end } = plan;
  const begun = await table.get(importEntity.key(scope));
  if (begun && begun.sha256 !== end.sha256) {
    throw new CommandFailed(
      `An import of company '${scope.company}' from another file began at ${begun.startedAt} and stopped. ` +
        `Import that file again, or say --restart to remove what it wrote.`,
    );
  }
  const inTheWay = begun ? [] : await whatIsThere(table, plan);
  inTheWay.push(...(await otherVendor(table, plan)), ...(await reservedByOthers(table, plan)));
  if (inTheWay.length === 0) return begun;
  throw new CommandFailed(
    [
      `Company '${scope.company}' cannot be imported here; nothing was written:`,
      ...inTheWay.map((sentence) => `  - ${sentence}`),
    ].join('\n'),
  );
}

async function whatIsThere(table: Table, { scope }: ImportPlan): Promise<string[]> {
  const [company, registered] = await table.batchGet([companyEntity.key(scope), registryEntity.key(scope)]);
  if (company || registered)
    return [`There is a company '${scope.company}' already. It is never overwritten.`];
  const ofCompany = [sitePartition, pagesPartition, pathsPartition, usersPartition, imagesPartition];
  const partitions = ofCompany.map((partition) =>
    table.query(partition.everything(scope), { limit: 1, attributes: [] }),
  );
  const isLeftOver = (await Promise.all(partitions)).some(({ items }) => items.length > 0);
  return isLeftOver ? [`The table still has data of an earlier company '${scope.company}'.`] : [];
}

/** An installation has only one vendor. */
async function otherVendor(table: Table, { scope, company }: ImportPlan): Promise<string[]> {
  if (!company.isVendor) return [];
  const all = await table.queryAll(registryEntity.range(), { attributes: ['key', 'isVendor'] });
  const other = all.find(({ key, isVendor }) => isVendor && key !== scope.company);
  return other ? [`It is a vendor, and the vendor here is '${other.key}'.`] : [];
}

/** Email addresses, email domains and providers each belong to only one company of an installation. */
async function reservedByOthers(
  table: Table,
  { scope, users, company, registered }: ImportPlan,
): Promise<string[]> {
  const identities = await table.batchGet(users.map(({ email }) => identityKey(email)));
  const claims = [...claimsOf(company.signOn).values()];
  const claimed = await table.batchGet(claims.map(({ key }) => key));
  const registry = await table.queryAll(registryEntity.range(), { attributes: ['key', 'domains'] });
  return [
    ...registered.domains.flatMap((domain) => {
      const owner = registry.find(({ key, domains }) => key !== scope.company && domains.includes(domain));
      return owner ? [`The domain ${domain} belongs to company '${owner.key}'.`] : [];
    }),
    ...users.flatMap(({ id, email }, index) => {
      const identity = identities[index];
      if (!identity || (identity.company === scope.company && identity.userId === id)) return [];
      return [`${email} is the email address of a user of company '${identity.company}'.`];
    }),
    ...claims.flatMap(({ name, field }, index) => {
      const owner = claimed[index]?.company;
      if (owner === undefined || owner === scope.company) return [];
      const what = field === 'provider' ? 'The identity provider' : 'The email domain';
      return [`${what} ${name} belongs to company '${owner}'.`];
    }),
  ];
}
