import type { Contract } from '@galley/shared/contract/contract';
import { byteLength, limits } from '@galley/shared/limits';
import { spendBudget } from '../core/budgets/spend-budget';
import { readCursor } from '../core/cursor';
import { type SubmissionRecord, submissionEntity } from '../core/entities/form';
import { conflict } from '../core/errors';
import { formModelOf } from '../core/forms/form-models';
import { type Operation, type OperationRequest, RawResponse } from '../core/operation';
import { readForm } from './form-repository';
import { csvHead, csvRow } from './submission-csv';
import { cursorAfter, cursorKey, submissionView } from './submission-repository';

type Request = OperationRequest<Contract['exportFormSubmissions']>;

/** The revision of the form, whose fields are the columns of all parts, and the position to continue from. */
const cursorPattern = /^(\d{1,10})\.(\d{9})$/;
/** The maximum number of reads for one part; each returns up to 1 MB. */
const readsAPart = 4;

/** All submissions of a form, newest first, as CSV in parts of at most 4 MB of response. */
export const exportFormSubmissions: Operation<Contract['exportFormSubmissions']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { revision, after } = placeOf(input.cursor);
  // Further parts belong to the same export, so only the first counts.
  if (after === '') await spendBudget(table, scope, 'exports', 1, now, session.companyRecord);
  const [record, first] = await Promise.all([
    readForm(table, scope, input.formId),
    readOn(request, cursorKey(submissionEntity.range(scope, input.formId), after)),
  ]);
  const form = formModelOf(record, session.companyRecord);
  if (revision !== undefined && revision !== form.revision) {
    throw conflict('The form was changed during the export. Start it again.');
  }
  let csv = after === '' ? csvHead(form) : '';
  let bytes = travelling(csv);
  let last: SubmissionRecord | undefined;
  for (let page = first, reads = 1; ; reads += 1) {
    for (const submission of page.items) {
      const row = csvRow(form, submissionView(submission));
      const size = travelling(row);
      if (last && bytes + size > limits.exportBytes) return part(csv, nextCursor(form.revision, last));
      csv += row;
      bytes += size;
      last = submission;
    }
    if (page.cursor === undefined) return part(csv);
    if (reads >= readsAPart && last) return part(csv, nextCursor(form.revision, last));
    page = await readOn(request, page.cursor);
  }
};

function readOn({ table, scope, input }: Request, cursor: string | undefined) {
  return table.query(submissionEntity.range(scope, input.formId), { descending: true, cursor });
}

function placeOf(cursor: string): { revision?: number; after: string } {
  const [, revision, after = ''] = readCursor(cursor, cursorPattern) ?? [];
  return { ...(revision !== undefined && { revision: Number(revision) }), after };
}

const nextCursor = (revision: number, last: SubmissionRecord) => `${revision}.${cursorAfter(last)}`;

/** The size in Lambda's response, which is JSON: quotes and line ends take two bytes there. */
const travelling = (text: string) => byteLength(JSON.stringify(text));

function part(csv: string, cursor?: string): RawResponse {
  return new RawResponse(
    200,
    {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="submissions.csv"',
      ...(cursor !== undefined && { 'x-next-cursor': cursor }),
    },
    csv,
  );
}
