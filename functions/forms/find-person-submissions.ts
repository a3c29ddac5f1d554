import type { Contract } from '@galley/shared/contract/contract';
import { byteLength } from '@galley/shared/limits';
import type { PersonSubmission } from '@galley/shared/schemas/submission';
import { formRowEntity } from '../core/entities/form';
import { invalid } from '../core/errors';
import { Answer, type Operation, type OperationRequest } from '../core/operation';
import { personFinder } from './person-rules';
import { bothKindsOf, submissionView } from './submission-repository';

type Request = OperationRequest<Contract['findPersonSubmissions']>;

/** Where a search goes on: at a form, after one of its submissions or at its first. */
interface Place {
  formId: number;
  after?: string;
}

/** One call reads so many times, each of up to 1 MB of what was sent with one form; the cursor goes on from there. */
const readsACall = 12;
/** No further read is answered with what was found by then: one of quotes alone travels as 4 MB. */
const answeredBytes = 1024 * 1024;
const cursorPattern = /^(\d{1,16})\.((?:SPAM|SUB)#\d{9})?$/;

/** What one person sent with any form of the company, held back or not, form by form. */
export const findPersonSubmissions: Operation<Contract['findPersonSubmissions']> = async (request) => {
  const { table, scope, input } = request;
  let place = readCursor(input.cursor);
  const isOfPerson = personFinder(input.email);
  const all = await table.queryAll(formRowEntity.range(scope));
  const found: PersonSubmission[] = [];
  let bytes = 0;
  for (let left = readsACall; ; ) {
    const forms = all.filter(({ id }) => id >= place.formId);
    if (forms.length === 0) return answerOf(found);
    if (left === 0) return answerOf(found, place);
    // Small forms are read at once; one of more than 1 MB by itself, since it says where it goes on.
    const batch = forms.slice(0, place.after === undefined ? left : 1);
    const pages = await Promise.all(batch.map(({ id }) => readOn(request, { ...place, formId: id })));
    left -= batch.length;
    for (const [index, { items, cursor }] of pages.entries()) {
      const { id = 0, name = '' } = batch[index] ?? {};
      const own = items.filter(isOfPerson).map((item) => ({ ...submissionView(item), formName: name }));
      found.push(...own);
      place = cursor === undefined ? { formId: id + 1 } : { formId: id, after: cursor };
      bytes += byteLength(JSON.stringify(own));
      if (bytes > answeredBytes) return answerOf(found, place);
      if (cursor !== undefined) break;
    }
  }
};

function readOn({ table, scope }: Request, { formId, after }: Place) {
  return table.query(bothKindsOf(scope, formId), { cursor: after });
}

function answerOf(found: PersonSubmission[], next?: Place): Answer<PersonSubmission[]> {
  const cursor = next && `${next.formId}.${next.after ?? ''}`;
  return new Answer(found, { headers: cursor === undefined ? {} : { 'x-next-cursor': cursor } });
}

function readCursor(cursor: string): Place {
  if (cursor === '') return { formId: 0 };
  const [, formId, after] = cursorPattern.exec(cursor) ?? [];
  if (formId === undefined) {
    throw invalid({ cursor: 'cursor must be the x-next-cursor of an earlier answer.' });
  }
  return { formId: Number(formId), ...(after && { after }) };
}
