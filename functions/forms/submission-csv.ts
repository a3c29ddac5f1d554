import { takesValue } from '@galley/shared/form-fields/kinds';
import type { FormModel } from '@galley/shared/schemas/form';
import type { SubmissionView } from '@galley/shared/schemas/submission';

/** Without it Excel takes UTF-8 for something else. */
const byteOrderMark = '\ufeff';
const plainNumber = /^-?\d+(\.\d+)?$/;
/** What makes a spreadsheet calculate; East Asian versions take the wide forms for the narrow ones. */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫\\u2212]';
/** What spreadsheets overlook before it. */
const overlooked = '["\'\\p{Cf}\\p{Z}]*';
const opening = new RegExp(`^(?:[\\t\\r]|[\\s"'\\p{Cf}]*${sign})`, 'u');
/**
 * Where another cell may begin inside a value: a spreadsheet that separates by semicolons or tabs reads our quotes as
 * letters from the second cell on.
 */
const laterCell = new RegExp(`([;|\\t\\r\\n])(?=${overlooked}${sign})`, 'gu');

/** A cell as RFC 4180 writes it. What a spreadsheet would take for a formula is made text by an apostrophe. */
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

/** A submission under the form's fields as they are now; what it has beyond them is together in one cell. */
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
