import { linkTo } from '@galley/shared/admin-screens';
import { defaultCountry } from '@galley/shared/countries';
import { consentInWords } from '@galley/shared/form-fields/box';
import { isDay, shownDay } from '@galley/shared/form-fields/date';
import type { PhoneRules } from '@galley/shared/phone/country-rules';
import { isE164, phoneRulesOf } from '@galley/shared/phone/phone-rules';
import type { FormField } from '@galley/shared/schemas/form';
import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { companyEntity } from '../core/entities/company';
import { formEntity, type SubmissionRecord, submissionEntity } from '../core/entities/form';
import { formSettingsEntity } from '../core/entities/site';
import { environment } from '../core/env';
import { formFieldsOf } from '../core/forms/form-models';
import { unpackSubmissionId } from '../core/ids';
import { retryOf } from '../core/job-kinds';
import { isLastAttempt } from '../core/job-schedule';
import type { JobRecord, JobWork } from '../core/jobs';
import { mailOf } from '../core/mail';
import type { Table, Write } from '../core/table';
import { jobDone } from './job-done';
import { sendMail } from './send-mail';

type Work = JobWork<'mail-submission'>;

/** The states in which the mail is still to be sent; one that failed for good can be retried by hand. */
const unsent: SubmissionRecord['mailState'][] = ['waiting', 'retrying', 'failed'];

/**
 * Mails a submission to the form's current recipients, or else to those in the form settings. The result is
 * stored in the submission: that it was sent, together with the job's removal, or why it was not. Errors are
 * thrown on, so that the job is retried.
 */
export async function mailSubmission(
  table: Table,
  scope: CompanyScope,
  { submissionId, run }: Work,
  job: JobRecord,
): Promise<void> {
  const location = unpackSubmissionId(submissionId);
  const { formId, n } = location ?? { formId: 0, n: 0 };
  const key = submissionEntity.key(scope, formId, n);
  const [submission, form, settingsItem, company] = await table.batchGet([
    key,
    formEntity.key(scope, formId),
    formSettingsEntity.key(scope),
    companyEntity.key(scope),
  ]);
  // The submission was deleted, or its mail was sent again by hand, which has its own job. Or an attempt that
  // seemed to fail did send the mail, which is known because it bounced.
  if (submission?.mailRun !== run || !unsent.includes(submission.mailState)) {
    return table.commit([jobDone(job)]);
  }
  const ofCompany = settingsItem?.toEmail ?? [];
  const to = form?.toEmail?.length ? form.toEmail : ofCompany;
  const outcome = (mailState: SubmissionRecord['mailState'], mailReason = ''): Write => ({
    update: key,
    set: { mailState, mailReason, mailAt: new Date().toISOString() },
    // A mail may bounce before this is written; a bounced mail must not be marked as sent.
    condition: {
      allOf: [
        { equals: { mailRun: run } },
        { anyOf: unsent.map((state) => ({ equals: { mailState: state } })) },
      ],
    },
    refused: writeConflict,
  });
  /** The result is dropped where the submission was deleted, is being sent again or bounced. */
  const finish = async (write: Write) => {
    if (await conflictOf(table.commit([write, jobDone(job)]))) await table.commit([jobDone(job)]);
  };
  if (to.length === 0) {
    return finish(
      outcome(
        'failed',
        'Neither the form nor the form settings have an address. Save one, then send it again.',
      ),
    );
  }
  try {
    await sendMail(
      table,
      {
        ...submissionMail(submission, submissionId, {
          formName: form?.name ?? 'Form',
          fields: form ? formFieldsOf(form) : [],
          companyName: company?.name ?? scope.company,
          phones: await phoneRulesOf(company?.country ?? defaultCountry),
        }),
        from: 'form',
        to,
        ...(submission.replyTo && { replyTo: submission.replyTo }),
      },
      { company: scope.company, submission: String(submissionId), run },
    );
  } catch (error) {
    const isLast = isLastAttempt(retryOf(job.work), job.attempts);
    const reason = (error as Error).message.slice(0, 300) || (error as Error).name;
    await conflictOf(table.commit([outcome(isLast ? 'failed' : 'retrying', reason)]));
    throw error;
  }
  await finish(outcome('sent'));
}

interface Owner {
  formName: string;
  companyName: string;
  /** Formats telephone numbers for the company's country. */
  phones: PhoneRules;
  fields: readonly FormField[];
}

/** A value in the format that the company's staff read. */
function shownIn(value: string, phones: PhoneRules): string {
  if (isDay(value)) return shownDay(value);
  return isE164(value) ? phones.shown(value) : value;
}

function submissionMail(submission: SubmissionRecord, id: number, owner: Owner) {
  const { formName, companyName, phones, fields } = owner;
  const typeOf = (fieldId: number) => fields.find((field) => field.id === fieldId)?.fieldType;
  return mailOf({
    // The form's name is user input, so it is embedded in our own words: a mail must not be fully controlled
    // by a user.
    subject: `${companyName}: new submission of "${formName}"`,
    headline: `Someone sent the form '${formName}'`,
    paragraphs: submission.pairs.map(
      ({ fieldId, fieldName, fieldValue }) =>
        `${fieldName}:\n${consentInWords(typeOf(fieldId), shownIn(fieldValue, phones)) || '–'}`,
    ),
    button: {
      text: 'Open this submission',
      href: environment('ADMIN_ORIGIN') + linkTo('submission', { formSubmissionId: id }),
    },
    footer: submission.replyTo
      ? `Replies to this email go to ${submission.replyTo}.`
      : `The form asks for no email address, so replies to this email reach no one.`,
  });
}
