import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { notFound } from '../core/errors';
import { requireFewRecipients } from '../core/forms/recipient-rules';
import { siteKeys } from '../core/keys/site-keys';
import type { Operation } from '../core/operation';
import type { FormSettingsRecord } from '../core/records/site-records';
import { saveOnce } from '../core/save-once';

/** Saves who gets the mails of forms; the first save turns the forms feature on. */
export const updateFormSettings: Operation<Contract['updateFormSettings']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const key = siteKeys.formSettings(scope);
  const stored = await table.get<FormSettingsRecord>(key);
  requireFewRecipients(stored?.toEmail ?? [], input.toEmail);
  await table.commit([
    {
      check: siteKeys.company(scope),
      condition: { exists: true },
      refused: () => notFound('This company'),
    },
    saveOnce(key, stored, { toEmail: input.toEmail }, input.revision).write,
    activityWrite(scope, { actor: session, action: 'Saved the form settings', at: now }),
  ]);
  return 'Saved' as const;
};
