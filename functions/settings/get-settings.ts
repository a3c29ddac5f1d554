import type { Contract } from '@galley/shared/contract/contract';
import { defaultVersionLimit } from '@galley/shared/limits';
import { formSettingsEntity } from '../core/entities/site';
import { providerEntity } from '../core/entities/vendor';
import type { Operation } from '../core/operation';

/** The forms feature is set up once form settings with at least one email address have been saved. */
export const hasFormSettings: Operation<Contract['hasFormSettings']> = async ({ table, scope }) => {
  return ((await table.get(formSettingsEntity.key(scope)))?.toEmail.length ?? 0) > 0;
};

export const getFormSettings: Operation<Contract['getFormSettings']> = async ({ table, scope }) => {
  const settings = await table.get(formSettingsEntity.key(scope));
  return { toEmail: settings?.toEmail ?? [], revision: settings?.revision ?? 0 };
};

/** One limit for the installation, set by the vendor. */
export const getVersionLimit: Operation<Contract['getVersionLimit']> = async ({ table }) => {
  return (await table.get(providerEntity.key()))?.versionLimit ?? defaultVersionLimit;
};

export const isSiteInitialized: Operation<Contract['isSiteInitialized']> = async ({ session }) =>
  session.companyRecord.isInitialized;
