import type { Contract } from '@galley/shared/contract/contract';
import { messages } from '@galley/shared/messages';
import { type LiveChange, may } from '@galley/shared/permissions';
import type { FormDetails, FormDetailValues } from '@galley/shared/schemas/form';
import type { FormRecord } from '../core/entities/form';
import { pageEntity } from '../core/entities/page';
import { forbidden, invalid, stale } from '../core/errors';
import { formFieldsOf } from '../core/forms/form-models';
import { requireFewRecipients } from '../core/forms/recipient-rules';
import { type NewJob, newJob } from '../core/jobs';
import type { Operation, OperationRequest } from '../core/operation';
import { requireRevision } from '../core/revision-rules';
import { changeForm } from './form-repository';
import { toFormResponse } from './form-responses';

type Request = OperationRequest<Contract['updateForm']>;

/**
 * Saves a form's details and returns its id. A save is stale only if the details themselves have changed: a
 * field that another user saved in the meantime does not matter.
 */
export const updateForm: Operation<Contract['updateForm']> = async (request) => {
  const { id, revision: sent, ...changes } = request.input;
  const begunFrom = requireRevision(sent);
  const isPage = await isOwnPage(request, changes.thankYouPageId);
  return changeForm(request, id, (form, nextRevision) => {
    const isCurrent = begunFrom >= form.detailsRevision && begunFrom <= form.revision;
    if (!isCurrent) throw stale(toFormResponse(form));
    const before = toFormResponse(form);
    const {
      asksForKeeping: _asks,
      revision: _before,
      id: _id,
      ...details
    } = { ...before, ...given(changes) };
    const { toEmail } = details;
    const isOtherPage = details.thankYouPageId !== before.thankYouPageId;
    if (isOtherPage && !isPage) {
      throw invalid({ thankYouPageId: 'Thank-you Page is not there any more. Choose another page.' });
    }
    if (!isSameList(toEmail, form.toEmail) && !may(request.session, 'chooseRecipients')) {
      throw forbidden(messages.recipientsOfAdmins);
    }
    requireConfirmation(request, form, before, details);
    requireFewRecipients(form.toEmail, toEmail);
    const isChosen = form.isKeepingChosen || changes.keepDays !== undefined;
    return {
      set: {
        ...details,
        thankYouPageId: details.thankYouPageId ?? undefined,
        confirmationFieldId: details.confirmationFieldId ?? undefined,
        ...(isChosen && { isKeepingChosen: true as const }),
        detailsRevision: nextRevision,
      },
      result: id,
      action: actionOf(before, details),
      live: liveChangeOf(before, details),
      jobs: deletionJobs(request, before, details),
    };
  });
};

/** Whether visitors may be sent to this page: it must be an internal page of the company. */
async function isOwnPage({ table, scope }: Request, pageId: number | null | undefined): Promise<boolean> {
  if (typeof pageId !== 'number') return true;
  const page = await table.get(pageEntity.key(scope, pageId));
  return page !== undefined && !page.isDeleted && !page.isExternal;
}

/**
 * Anyone can enter another person's email address into a form, so only an Admin may decide that it is mailed,
 * and what the mail says.
 * @throws 403, 400 naming the part that is wrong
 */
function requireConfirmation(
  { session }: Request,
  form: FormRecord,
  before: FormDetailValues,
  after: FormDetailValues,
) {
  const parts = ['confirmationFieldId', 'confirmationText'] as const;
  if (parts.every((part) => before[part] === after[part])) return;
  if (!may(session, 'chooseRecipients')) throw forbidden(messages.confirmationOfAdmins);
  if (after.confirmationFieldId === null) return;
  const field = formFieldsOf(form).find(({ id }) => id === after.confirmationFieldId);
  if (field?.fieldType !== 'email') {
    throw invalid({ confirmationFieldId: 'Confirmation to: choose an email field of this form.' });
  }
  if (after.confirmationText === '') throw invalid({ confirmationText: 'Confirmation Text is required.' });
}

function given<Part extends object>(changes: Part): Partial<Part> {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Part>;
}

const isSameList = (some: readonly string[], others: readonly string[]) => String(some) === String(others);

/** Whether visitors see a change; the recipients of mails and the retention period are not visible. */
function liveChangeOf(before: FormDetailValues, after: FormDetailValues): LiveChange | undefined {
  const shown = ['name', 'columns', 'thankYouText', 'thankYouPageId'] as const;
  return shown.some((part) => before[part] !== after[part]) ? 'formTexts' : undefined;
}

/** Deletes what the new retention period no longer covers at once; the job then continues daily. */
function deletionJobs(
  { scope, now }: Request,
  before: FormDetails,
  { keepDays }: FormDetailValues,
): NewJob[] {
  const isNew = keepDays > 0 && keepDays !== before.keepDays;
  return isNew ? [newJob(scope, { kind: 'delete-old-submissions', formId: before.id }, now)] : [];
}

function actionOf(before: FormDetailValues, { name, toEmail, keepDays, ...after }: FormDetailValues): string {
  const mails = toEmail.length > 0 ? toEmail.join(', ') : 'the addresses of the form settings';
  const parts = [
    `Changed form '${name}'`,
    ...(isSameList(toEmail, before.toEmail) ? [] : [`its mails go to ${mails}`]),
    ...(after.confirmationFieldId === before.confirmationFieldId
      ? []
      : [after.confirmationFieldId === null ? 'visitors get no mail' : 'visitors get a mail']),
    ...(keepDays === before.keepDays
      ? []
      : [keepDays === 0 ? 'submissions are kept' : `submissions are deleted after ${keepDays} days`]),
  ];
  return parts.join('; ');
}
