import type { Contract } from '@galley/shared/contract/contract';
import { byteLength } from '@galley/shared/limits';
import type { PersonSubmission } from '@galley/shared/schemas/submission';
import { readCursor } from '../core/cursor';
import { formRowEntity } from '../core/entities/form';
import { CallResponse, type Operation } from '../core/operation';
import { personFinder } from './person-rules';
import { bothKindsOf, submissionView } from './submission-repository';

/** Where a search continues: in a form, from its start or after one of its submissions. */
interface Place {
  formId: number;
  after?: string;
}

/**
 * The number of reads per call, each of up to 1 MB of one form's submissions; the cursor continues from
 * there.
 */
const readsACall = 12;
/** Stops reading once this much was found: text that consists of quotes takes up to 4 MB in the response. */
const responseBytes = 1024 * 1024;
const cursorPattern = /^(\d{1,16})\.((?:SPAM|SUB)#\d{9})?$/;

/** The submissions of one person to any form of the company, including spam, form by form. */
export const findPersonSubmissions: Operation<Contract['findPersonSubmissions']> = async (request) => {
  const { table, scope, input } = request;
  let place = placeOf(input.cursor);
  const isOfPerson = personFinder(input.email);
  const all = await table.queryAll(formRowEntity.range(scope));
  const found: PersonSubmission[] = [];
  let bytes = 0;
  for (let left = readsACall; ; ) {
    const forms = all.filter(({ id }) => id >= place.formId);
    if (forms.length === 0) return toResponse(found);
    if (left === 0) return toResponse(found, place);
    // Small forms are read in parallel. A form of more than 1 MB is read alone, because its cursor says where
    // to continue.
    const batch = forms.slice(0, place.after === undefined ? left : 1);
    const options = { cursor: place.after };
    const pages = await Promise.all(batch.map(({ id }) => table.query(bothKindsOf(scope, id), options)));
    left -= batch.length;
    for (const [index, { items, cursor }] of pages.entries()) {
      const { id = 0, name = '' } = batch[index] ?? {};
      const own = items.filter(isOfPerson).map((item) => ({ ...submissionView(item), formName: name }));
      found.push(...own);
      place = cursor === undefined ? { formId: id + 1 } : { formId: id, after: cursor };
      bytes += byteLength(JSON.stringify(own));
      if (bytes > responseBytes) return toResponse(found, place);
      if (cursor !== undefined) break;
    }
  }
};

function toResponse(found: PersonSubmission[], next?: Place): CallResponse<PersonSubmission[]> {
  const cursor = next && `${next.formId}.${next.after ?? ''}`;
  return new CallResponse(found, { headers: cursor === undefined ? {} : { 'x-next-cursor': cursor } });
}

function placeOf(cursor: string): Place {
  const [, formId = 0, after] = readCursor(cursor, cursorPattern) ?? [];
  return { formId: Number(formId), ...(after && { after }) };
}
