import type { Contract } from '@galley/shared/contract/contract';
import type { SubmissionRecord } from '../core/entities/form';
import { formFieldsOf } from '../core/forms/form-models';
import { CallResponse, type Operation, type OperationRequest } from '../core/operation';
import { readForm } from './form-repository';
import { toFormResponse } from './form-responses';
import { cursorAfter, cursorKey, submissionsOf, submissionView } from './submission-repository';

type Request = OperationRequest<Contract['listFormSubmissions']>;

/** A search reads this many megabytes of a form's submissions per call; the cursor continues from there. */
const searchedPages = 8;

/** The submissions of a form, newest first. Without `limit`, as many as one read returns (1 MB). */
export const listFormSubmissions: Operation<Contract['listFormSubmissions']> = async (request) => {
  const { table, scope, input } = request;
  const [form, { found, next }] = await Promise.all([
    readForm(table, scope, input.formId),
    readSubmissions(request),
  ]);
  const response = {
    form: toFormResponse(form),
    formFields: formFieldsOf(form),
    formSubmissionViewModels: found.map(submissionView),
  };
  return new CallResponse(response, { headers: next === undefined ? {} : { 'x-next-cursor': next } });
};

async function readSubmissions({ table, scope, input }: Request) {
  const { formId, limit, search, oldestFirst, spam } = input;
  const range = submissionsOf(scope, formId, spam);
  const words = search.toLowerCase();
  const found: SubmissionRecord[] = [];
  let cursor = cursorKey(range, input.cursor);
  for (let page = 1; ; page += 1) {
    const read = await table.query(range, {
      descending: !oldestFirst,
      cursor,
      // A search with this limit would need a round trip for every few results.
      ...(limit !== undefined && !words && { limit }),
    });
    const fitting = read.items.filter((record) => fits(record, words));
    const room = limit === undefined ? fitting.length : limit - found.length;
    found.push(...fitting.slice(0, room));
    const last = found.at(-1);
    if (fitting.length > room && last) return { found, next: cursorAfter(last) };
    cursor = read.cursor;
    if (cursor === undefined) return { found, next: undefined };
    const isFull = limit === undefined ? found.length > 0 : found.length >= limit;
    if (!words || isFull || page >= searchedPages) return { found, next: cursor.slice(-9) };
  }
}

function fits({ pairs }: SubmissionRecord, words: string): boolean {
  return words === '' || pairs.some(({ fieldValue }) => fieldValue.toLowerCase().includes(words));
}
