import type { Contract } from '@galley/shared/contract/contract';
import { notFound, stale } from '../core/errors';
import { siteKeys } from '../core/keys';
import type { Operation } from '../core/operation';
import type { FormSettingsRecord } from '../core/records';
import { requireRevision } from '../core/revision-rules';

/** Saves who gets the mails of forms; the first save turns the forms feature on. */
export const updateFormSettings: Operation<Contract['updateFormSettings']> = async (request) => {
  const { table, scope, input } = request;
  const key = siteKeys.formSettings(scope);
  const stored = await table.get<FormSettingsRecord>(key);
  if (stored && requireRevision(input.revision) !== stored.revision) throw stale(answerOf(stored));
  await table.commit([
    {
      check: siteKeys.company(scope),
      condition: { exists: true },
      refused: () => notFound('This company'),
    },
    {
      put: { ...key, toEmail: input.toEmail, revision: (stored?.revision ?? 0) + 1 },
      condition: stored ? { equals: { revision: stored.revision } } : { absent: true },
      refused: (current) => stale(current && answerOf(current as unknown as FormSettingsRecord)),
    },
  ]);
  return 'Saved' as const;
};

function answerOf({ toEmail, revision }: FormSettingsRecord) {
  return { toEmail, revision };
}
