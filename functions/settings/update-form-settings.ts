import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { companyEntity } from '../core/entities/company';
import { formSettingsEntity } from '../core/entities/site';
import { notFound } from '../core/errors';
import { requireFewRecipients } from '../core/forms/recipient-rules';
import type { Operation } from '../core/operation';
import { saveOnce } from '../core/save-once';

/** Saves the recipients of form mails; the first save turns the forms feature on. */
export const updateFormSettings: Operation<Contract['updateFormSettings']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const key = formSettingsEntity.key(scope);
  const stored = await table.get(key);
  requireFewRecipients(stored?.toEmail ?? [], input.toEmail);
  await table.commit([
    {
      check: companyEntity.key(scope),
      condition: { exists: true },
      refused: () => notFound('This company'),
    },
    saveOnce(formSettingsEntity, key, stored, { toEmail: input.toEmail }, input.revision).write,
    activityWrite(scope, { actor: session, action: 'Saved the form settings', at: now }),
  ]);
};
