import { messages } from '@galley/shared/messages';
import type { FormModel } from '@galley/shared/schemas/form';
import type { CompanyScope } from '../core/company-scope';
import { type CompanyRecord, companyEntity } from '../core/entities/company';
import {
  type FormRecord,
  type FormRevisionRecord,
  formEntity,
  formRevisionEntity,
} from '../core/entities/form';
import type { Key, RecordAt } from '../core/entities/key';
import { conflict, forbidden, invalid, notFound } from '../core/errors';
import { formModelOf } from '../core/forms/form-models';
import { unpackFormFieldId } from '../core/ids';
import type { Table } from '../core/table';
import type { SentForm } from './sent-form';
import { SubmissionRejectedError } from './submission-errors';

/**
 * The number of earlier revisions that are searched for the one that was sent, if the request does not name
 * it.
 */
const revisionsLookedThrough = 10;

/**
 * The form as the visitor's page showed it, with anything else that is read in the same round trip.
 * @throws 403 where the company is suspended, 404 where it has no such form, 409 where the page is too old,
 * 400 where a field does not belong to the form
 */
export async function readShownForm<Also extends Key>(
  table: Table,
  scope: CompanyScope,
  sent: SentForm,
  also: Also,
): Promise<{
  form: FormModel;
  also: RecordAt<Also> | undefined;
  current: FormRecord;
  company: CompanyRecord | undefined;
}> {
  const { formId, revision } = sent;
  // A revision beyond the stored maximum would not be a valid key.
  const asked = formRevisionEntity.key(scope, formId, revision ?? 0);
  const read = () => table.batchGet([companyEntity.key(scope), formEntity.key(scope, formId), asked, also]);
  let [company, current, earlier, found] = await read();
  if (needsSecondLook(current, earlier, revision)) [company, current, earlier, found] = await read();
  if (company?.isSuspended) throw forbidden(messages.suspended);
  if (!current) throw notFound('This form');
  const currentModel = formModelOf(current, company);
  const shown = await shownAs(table, scope, sent, currentModel, earlier, company);
  if (!shown) {
    const old = conflict('This form has changed since the page was opened. Look at it again, then send it.');
    throw new SubmissionRejectedError(old, currentModel);
  }
  const unknownId = idsIn(sent).find((id) => !hasField(shown, id));
  if (unknownId !== undefined) throw invalid({ nameValuePairs: `The form has no field ${unknownId}.` });
  return { form: shown, also: found, current, company };
}

/** A batch read is no snapshot: the form may have been read after a change and the revision before it. */
function needsSecondLook(
  current: FormRecord | undefined,
  earlier: FormRevisionRecord | undefined,
  revision: number | undefined,
) {
  const isOlder = revision !== undefined && revision !== current?.revision;
  return current !== undefined && isOlder && !earlier;
}

async function shownAs(
  table: Table,
  scope: CompanyScope,
  sent: SentForm,
  current: FormModel,
  earlier: FormRevisionRecord | undefined,
  company: CompanyRecord | undefined,
): Promise<FormModel | undefined> {
  if (sent.revision === current.revision) return current;
  if (sent.revision !== undefined) return earlier && formModelOf(earlier, company);
  const ids = idsIn(sent);
  if (ids.every((id) => hasField(current, id)) || ids.some((id) => !mayBeOf(current.id, id))) return current;
  const { items } = await table.query(formRevisionEntity.range(scope, current.id), {
    descending: true,
    limit: revisionsLookedThrough,
  });
  const models = items.map((item) => formModelOf(item, company));
  const withAll = models.filter((model) => ids.every((id) => hasField(model, id)));
  // A page sends all of its fields, so a revision with exactly these fields is the most likely one.
  return withAll.find((model) => model.fields.length === ids.length) ?? withAll[0] ?? current;
}

const idsIn = ({ values, files }: SentForm) => [
  ...new Set([...values.keys(), ...files.map(({ fieldId }) => fieldId)]),
];
const hasField = (form: FormModel, fieldId: number) => form.fields.some(({ id }) => id === fieldId);
const mayBeOf = (formId: number, fieldId: number) => unpackFormFieldId(fieldId)?.formId === formId;
