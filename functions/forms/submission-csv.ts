import type { FormModel } from '@galley/shared/schemas/form';
import type { SubmissionView } from '@galley/shared/schemas/submission';

/** Without it Excel takes UTF-8 for something else. */
const byteOrderMark = '\ufeff';
const plainNumber = /^-?\d+(\.\d+)?$/;
const formula = /^[\s]*[=+\-@\t\r]/;

/** A cell as RFC 4180 writes it. What a spreadsheet would take for a formula is made text by an apostrophe. */
export function csvCell(text: string): string {
  const isFormula = formula.test(text) && !plainNumber.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

export function csvHead({ fields }: FormModel): string {
  const names = fields.map(({ name }) => name);
  return byteOrderMark + csvLine(['Id', 'Timestamp (UTC)', ...names, 'Fields that the form had', 'Mail']);
}

/** A submission under the form's fields as they are now; what it has beyond them stands together in one cell. */
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
    ...fields.map((field) => values.get(field.id) ?? ''),
    others.join('\n'),
    mailReason ? `${mailState}: ${mailReason}` : mailState,
  ]);
}
