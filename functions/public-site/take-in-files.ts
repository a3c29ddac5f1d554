import { megabyte } from '@galley/shared/budgets';
import type { FormModel } from '@galley/shared/schemas/form';
import { sentFileKinds } from '@galley/shared/sent-file-rules';
import { requireStorage } from '../core/budgets/require-storage';
import { spendBudget } from '../core/budgets/spend-budget';
import type { CompanyScope } from '../core/company-scope';
import type { CompanyRecord } from '../core/entities/company';
import type { SubmissionRecord } from '../core/entities/form';
import { conflict, HttpError } from '../core/errors';
import { forgetSentFilesJobs, sentObject } from '../core/forms/sent-files';
import { putObject } from '../core/images/image-store';
import type { Table } from '../core/table';
import { type CheckedFiles, type CheckedSentFile, checkSentFiles } from './sent-file-check';
import type { SentForm } from './sent-form';

interface Context {
  table: Table;
  scope: CompanyScope;
  now: Date;
}

/** Long after any call that stores a submission has ended. */
const settledInMs = 60 * 60_000;

/**
 * Inspects the files of a form. Their bytes are counted against the budget first.
 * @throws BudgetExceededError, or 409 where the company's storage is full
 */
export async function takeInFiles(
  { table, scope, now }: Context,
  form: FormModel,
  { files }: SentForm,
  company: CompanyRecord | undefined,
): Promise<CheckedFiles> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  await spendBudget(table, scope, 'sentFiles', Math.max(1, Math.ceil(bytes / megabyte)), now, company);
  await requireStorage(table, scope, { bytes }, company?.budgets).catch((error: unknown) => {
    // The original message is for staff, who can delete something.
    throw error instanceof HttpError && error.status === 409 ? noRoom() : error;
  });
  return checkSentFiles(form, files);
}

const noRoom = () =>
  conflict(
    'This site cannot accept more files at the moment. Send the form without them, or ask the company.',
  );

/**
 * Stores the files of a submission before the submission itself. A job that is written first deletes them if
 * the submission is never stored: personal data must not be kept without a record of it.
 */
export async function storeFiles(
  { table, scope, now }: Context,
  place: Pick<SubmissionRecord, 'formId' | 'n'>,
  files: readonly CheckedSentFile[],
): Promise<void> {
  const [job] = forgetSentFilesJobs(scope, [{ ...place, files }], now, settledInMs);
  if (job) await table.commit([job.write]);
  await Promise.all(
    files.map(({ kind, content }, index) =>
      putObject(scope, sentObject(scope, place, index + 1), {
        bytes: content,
        contentType: sentFileKinds[kind].contentType,
      }),
    ),
  );
}
