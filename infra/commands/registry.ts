import { isCompanyKey, openCompanyScope } from '@galley/functions/core/company-scope';
import { userCounterEntity } from '@galley/functions/core/entities/user';
import { type RegistryRecord, registryEntity } from '@galley/functions/core/entities/vendor';
import type { CommandContext } from './context';
import { BadUsage } from './failures';

/**
 * A company's entry in the registry; undefined where there is no such company.
 * @throws BadUsage
 */
export async function readCompany(
  context: Pick<CommandContext, 'table'>,
  key: string,
): Promise<RegistryRecord | undefined> {
  if (!isCompanyKey(key)) {
    throw new BadUsage(`'${key}' is no company key: small letters, digits and hyphens, a letter first.`);
  }
  return (await context.table()).get(registryEntity.key(openCompanyScope(key)));
}

/** Whether a user was ever invited to it: a cloned company has none yet. */
export async function hasHadUsers(context: Pick<CommandContext, 'table'>, key: string): Promise<boolean> {
  if ((await readCompany(context, key)) === undefined) return false;
  return (await (await context.table()).get(userCounterEntity.key(openCompanyScope(key)))) !== undefined;
}

export async function readCompanies(context: Pick<CommandContext, 'table'>): Promise<RegistryRecord[]> {
  return (await context.table()).queryAll(registryEntity.range());
}
