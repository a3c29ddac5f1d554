import { takesValue } from '@galley/shared/form-fields/kinds';
import type { FormModel } from '@galley/shared/schemas/form';
import type { SubmissionView } from '@galley/shared/schemas/submission';

/** Without it, Excel misreads UTF-8. */
const byteOrderMark = '\ufeff';
const plainNumber = /^-?\d+(\.\d+)?$/;
/** The signs that start a formula; East Asian spreadsheets also accept the wide forms. */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫\\u2212]';
/** Characters that spreadsheets skip before such a sign. */
const overlooked = '["\'\\p{Cf}\\p{Z}]*';
const opening = new RegExp(`^(?:[\\t\\r]|[\\s"'\\p{Cf}]*${sign})`, 'u');
/**
 * Where another cell may begin inside a value: a spreadsheet that separates by semicolons or tabs takes our
 * quotes for text from the second cell on.
 */
const laterCell = new RegExp(`([;|\\t\\r\\n])(?=${overlooked}${sign})`, 'gu');

/** A cell according to RFC 4180. An apostrophe turns a potential formula into text. */
export function csvCell(text: string): string {
  const isFormula = opening.test(text) && !plainNumber.test(text);
  const harmless = `${isFormula ? "'" : ''}${text.replace(laterCell, "$1'")}`;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

export function csvHead({ fields }: FormModel): string {
  const names = fields.filter(takesValue).map(({ name }) => name);
  return byteOrderMark + csvLine(['Id', 'Timestamp (UTC)', ...names, 'Fields that the form had', 'Mail']);
}

/** A submission as a row under the form's current fields; other values are combined in one cell. */
export function csvRow({ fields }: FormModel, submission: SubmissionView): string {
  const { id, timestamp, mailState, mailReason } = submission.formSubmission;
  const values = new Map(submission.formSubmissionPairs.map((pair) => [pair.fieldId, pair.fieldValue]));
  const current = new Set(fields.map((field) => field.id));
  const others = submission.formSubmissionPairs
    .filter(({ fieldId }) => !current.has(fieldId))
    .map(({ fieldName, fieldValue }) => `${fieldName}: ${fieldValue}`);
  return csvLine([
    String(id),
    timestamp,
    ...fields.filter(takesValue).map((field) => values.get(field.id) ?? ''),
    others.join('\n'),
    mailReason ? `${mailState}: ${mailReason}` : mailState,
  ]);
}
