import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { providerRecord } from '../core/companies/new-company-items';
import { providerEntity } from '../core/entities/vendor';
import { environment } from '../core/env';
import { invalid } from '../core/errors';
import type { Operation, OperationRequest } from '../core/operation';
import { saveOnce, withoutKey } from '../core/save-once';

export const getProviderSettings: Operation<Contract['getProviderSettings']> = async ({ table }) => {
  const stored = await table.get(providerEntity.key());
  return withoutKey(stored ?? { ...providerRecord(mailDomain()), revision: 0 });
};

/** Saves the senders of form and version mails, and how many versions are listed, for all companies. */
export const updateProviderSettings: Operation<Contract['updateProviderSettings']> = async (request) => {
  const { table, scope, session, input, now } = request;
  requireOwnSenders(input);
  const { revision, ...settings } = input;
  const stored = await table.get(providerEntity.key());
  await table.commit([
    saveOnce(providerEntity, providerEntity.key(), stored, settings, revision).write,
    activityWrite(scope, { actor: session, action: 'Saved the provider settings', at: now }),
  ]);
};

type Input = OperationRequest<Contract['updateProviderSettings']>['input'];
const senders = {
  dynamicFormEmail: 'Dynamic Form Email',
  versionUpdateEmail: 'Version Update Email',
} as const;

/**
 * A mail from any other domain would be refused when it is sent, which users would not notice.
 * @throws 400 naming every sender outside the verified domain
 */
function requireOwnSenders(input: Input): void {
  const domain = mailDomain();
  const errors: Record<string, string> = {};
  for (const [field, label] of Object.entries(senders) as [keyof typeof senders, string][]) {
    if (input[field].split('@').at(-1) === domain) continue;
    errors[field] = `${label} must be an address of ${domain}, the domain that mail is sent from.`;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const mailDomain = () => environment('MAIL_DOMAIN').toLowerCase();
