import { imageKeys } from '@galley/functions/core/keys/image-keys';
import { pageListKeys } from '@galley/functions/core/keys/page-keys';
import { pathKeys } from '@galley/functions/core/keys/path-keys';
import { signInKeys } from '@galley/functions/core/keys/sign-in-keys';
import { siteKeys } from '@galley/functions/core/keys/site-keys';
import { userKeys } from '@galley/functions/core/keys/user-keys';
import { vendorKeys } from '@galley/functions/core/keys/vendor-keys';
import type { RegistryRecord } from '@galley/functions/core/records/company-records';
import { claimsOf } from '@galley/functions/core/sign-in/sign-on-claims';
import type { Table } from '@galley/functions/core/table';
import { CommandFailed } from '../failures';
import type { ImportPlan } from './import-plan';

/** `VENDOR / IMPORT#acme`: an import that has begun; it goes when the company is there with all that it has. */
export interface ImportRecord {
  /** Of the file: another one does not go on where this one stopped. */
  sha256: string;
  startedAt: string;
  /** Everything up to this line is written. */
  lines: number;
  /** The company can be used; its jobs are still to be written. */
  isThere: boolean;
}

/**
 * Looks whether the company may come here, before anything is written. Answers the import that stopped half-way, if
 * there is one of this file.
 * @throws CommandFailed naming everything that is in the way
 */
export async function checkTarget(table: Table, plan: ImportPlan): Promise<ImportRecord | undefined> {
  const { scope, end } = plan;
  const begun = await table.get<ImportRecord>(vendorKeys.beingImported(scope));
  if (begun && begun.sha256 !== end.sha256) {
    throw new CommandFailed(
      `An import of company '${scope.company}' from another file began at ${begun.startedAt} and stopped. ` +
        `Import that file again, or say --restart to remove what it wrote.`,
    );
  }
  const inTheWay = begun ? [] : await whatIsThere(table, plan);
  inTheWay.push(...(await otherVendor(table, plan)), ...(await claimedByOthers(table, plan)));
  if (inTheWay.length === 0) return begun;
  throw new CommandFailed(
    [
      `Company '${scope.company}' cannot be imported here; nothing was written:`,
      ...inTheWay.map((sentence) => `  - ${sentence}`),
    ].join('\n'),
  );
}

async function whatIsThere(table: Table, { scope }: ImportPlan): Promise<string[]> {
  const [company, registered] = await table.batchGet([siteKeys.company(scope), vendorKeys.company(scope)]);
  if (company || registered)
    return [`There is a company '${scope.company}' already. It is never overwritten.`];
  const partitions = [siteKeys, pageListKeys, pathKeys, userKeys, imageKeys].map((keys) =>
    table.query(keys.partition(scope), { limit: 1 }),
  );
  const isLeftOver = (await Promise.all(partitions)).some(({ items }) => items.length > 0);
  return isLeftOver ? [`The table still has data of an earlier company '${scope.company}'.`] : [];
}

/** An installation has one vendor. */
async function otherVendor(table: Table, { scope, company }: ImportPlan): Promise<string[]> {
  if (!company.isVendor) return [];
  const all = await table.queryAll<RegistryRecord>(vendorKeys.partition, {
    prefix: vendorKeys.companyPrefix,
    attributes: ['key', 'isVendor'],
  });
  const other = all.find(({ key, isVendor }) => isVendor && key !== scope.company);
  return other ? [`It is a vendor, and the vendor here is '${other.key}'.`] : [];
}

/** Addresses, e-mail domains and providers each belong to one company of an installation. */
async function claimedByOthers(
  table: Table,
  { scope, users, company, registered }: ImportPlan,
): Promise<string[]> {
  const identities = await table.batchGet(users.map(({ email }) => signInKeys.identity(email)));
  const claims = [...claimsOf(company.signOn).values()];
  const claimed = await table.batchGet(claims.map(({ key }) => key));
  const registry = await table.queryAll<RegistryRecord>(vendorKeys.partition, {
    prefix: vendorKeys.companyPrefix,
    attributes: ['key', 'domains'],
  });
  return [
    ...registered.domains.flatMap((domain) => {
      const owner = registry.find(({ key, domains }) => key !== scope.company && domains.includes(domain));
      return owner ? [`The domain ${domain} belongs to company '${owner.key}'.`] : [];
    }),
    ...users.flatMap(({ id, email }, index) => {
      const identity = identities[index];
      if (!identity || (identity.company === scope.company && identity.userId === id)) return [];
      return [`${email} is the address of a user of company '${identity.company}'.`];
    }),
    ...claims.flatMap(({ name, field }, index) => {
      const owner = claimed[index]?.company;
      if (owner === undefined || owner === scope.company) return [];
      const what = field === 'provider' ? 'The identity provider' : 'The e-mail domain';
      return [`${what} ${name} belongs to company '${owner}'.`];
    }),
  ];
}
