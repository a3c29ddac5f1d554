import type { Contract } from '@galley/shared/contract/contract';
import { messages } from '@galley/shared/messages';
import { type LiveChange, may } from '@galley/shared/permissions';
import type { FormRecord } from '../core/entities/form';
import { forbidden, stale } from '../core/errors';
import { requireFewRecipients } from '../core/forms/recipient-rules';
import { type NewJob, newJob } from '../core/jobs';
import type { Operation, OperationRequest } from '../core/operation';
import { requireRevision } from '../core/revision-rules';
import { changeForm } from './form-repository';
import { toFormResponse } from './form-responses';

type Request = OperationRequest<Contract['updateForm']>;
type Details = Pick<FormRecord, 'name' | 'columns' | 'thankYouText' | 'toEmail' | 'keepDays'>;

/**
 * Saves a form's details. A save is stale only where the details changed since it began: a field that someone
 * else saved since is no reason to refuse it. Answers the form's id.
 */
export const updateForm: Operation<Contract['updateForm']> = async (request) => {
  const { id, revision: sent, ...changes } = request.input;
  const begunFrom = requireRevision(sent);
  return changeForm(request, id, (form, nextRevision) => {
    const isCurrent = begunFrom >= form.detailsRevision && begunFrom <= form.revision;
    if (!isCurrent) throw stale(toFormResponse(form));
    const { name, columns, thankYouText, toEmail, keepDays } = { ...toFormResponse(form), ...given(changes) };
    const details = { name, columns, thankYouText, toEmail, keepDays };
    if (!isSameList(toEmail, form.toEmail) && !may(request.session, 'chooseRecipients')) {
      throw forbidden(messages.recipientsOfAdmins);
    }
    requireFewRecipients(form.toEmail, toEmail);
    const isChosen = form.isKeepingChosen || changes.keepDays !== undefined;
    return {
      set: {
        ...details,
        ...(isChosen && { isKeepingChosen: true as const }),
        detailsRevision: nextRevision,
      },
      result: id,
      action: actionOf(form, details),
      live: liveChangeOf(form, details),
      jobs: deletionJobs(request, form, details),
    };
  });
};

function given<Part extends object>(changes: Part): Partial<Part> {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Part>;
}

const isSameList = (some: readonly string[], others: readonly string[]) => String(some) === String(others);

/** What visitors see otherwise: neither who gets the mails nor for how long they are kept. */
function liveChangeOf(before: FormRecord, after: Details): LiveChange | undefined {
  const shown = ['name', 'columns', 'thankYouText'] as const;
  return shown.some((part) => before[part] !== after[part]) ? 'formTexts' : undefined;
}

/** What is too old for what was just saved goes at once; the job goes on from there, day by day. */
function deletionJobs({ scope, now }: Request, before: FormRecord, { keepDays }: Details): NewJob[] {
  const isNew = keepDays > 0 && keepDays !== before.keepDays;
  return isNew ? [newJob(scope, { kind: 'delete-old-submissions', formId: before.id }, now)] : [];
}

function actionOf(before: FormRecord, { name, toEmail, keepDays }: Details): string {
  const mails = toEmail.length > 0 ? toEmail.join(', ') : 'the addresses of the form settings';
  const parts = [
    `Changed form '${name}'`,
    ...(isSameList(toEmail, before.toEmail) ? [] : [`its mails go to ${mails}`]),
    ...(keepDays === before.keepDays
      ? []
      : [keepDays === 0 ? 'submissions are kept' : `submissions are deleted after ${keepDays} days`]),
  ];
  return parts.join('; ');
}
