import { BudgetExceededError } from '../core/budgets/spend-budget';
import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { companyEntity } from '../core/entities/company';
import { formEntity, submissionEntity } from '../core/entities/form';
import { unpackSubmissionId } from '../core/ids';
import type { JobWork } from '../core/jobs';
import { logger } from '../core/logger';
import { mailOf } from '../core/mail';
import type { Table } from '../core/table';
import { sendMail } from './send-mail';

/**
 * Confirms to the visitor that a submission arrived, using only the company's words and none of the
 * visitor's: anyone can enter another person's email address. The submission is marked before the mail is
 * sent, so that no retry mails twice; where SES refuses the mail, the mark is removed for the next attempt.
 */
export async function confirmSubmission(
  table: Table,
  scope: CompanyScope,
  { submissionId }: JobWork<'confirm-submission'>,
): Promise<void> {
  const { formId, n } = unpackSubmissionId(submissionId) ?? { formId: 0, n: 0 };
  const key = submissionEntity.key(scope, formId, n);
  const [submission, form, company] = await table.batchGet([
    key,
    formEntity.key(scope, formId),
    companyEntity.key(scope),
  ]);
  const emailField = form?.confirmationFieldId;
  const to = submission?.pairs.find(({ fieldId }) => fieldId === emailField)?.fieldValue ?? '';
  const text = form?.confirmationText ?? '';
  // The submission was deleted, or an Admin changed the confirmation in the meantime.
  if (to === '' || text === '' || company?.isSuspended) return;
  const confirmedAt = new Date().toISOString();
  const isTaken = await conflictOf(
    table.commit([
      {
        update: key,
        set: { confirmedAt },
        condition: { allOf: [{ exists: true }, { equals: { confirmedAt: undefined } }] },
        refused: writeConflict,
      },
    ]),
  );
  if (isTaken) return;
  try {
    await sendMail(
      table,
      { ...visitorsMail(company?.name ?? scope.company, form?.name ?? '', text), from: 'visitor', to },
      { company: scope.company, submission: String(submissionId), run: 'confirmation' },
    );
  } catch (error) {
    const mine = { allOf: [{ exists: true as const }, { equals: { confirmedAt } }] };
    await conflictOf(
      table.commit([{ update: key, remove: ['confirmedAt'], condition: mine, refused: writeConflict }]),
    );
    // A confirmation that comes an hour late is useless, and a flood of them should not be sent later.
    if (!(error instanceof BudgetExceededError)) throw error;
    logger.warn('a visitor was not mailed: the budget of the company is used up', { submissionId });
  }
}

function visitorsMail(companyName: string, formName: string, text: string) {
  return mailOf({
    subject: `${companyName}: ${formName}`,
    headline: companyName,
    paragraphs: [text],
    footer: `You receive this email because this address was entered in the form '${formName}' of ${companyName}. If that was not you, you can ignore it. Replies to this email are not received.`,
  });
}
