import type { FormModel } from '@galley/shared/schemas/form';
import { HttpError } from '../core/errors';

/** A submission that its visitor can correct or repeat, with the form to show again. */
export class SubmissionRejectedError extends HttpError {
  constructor(
    { status, message, details }: HttpError,
    readonly form: FormModel,
    /** By field id. */
    readonly fieldErrors: Record<number, string> = {},
  ) {
    super(status, message, details);
  }
}

/** A submission that could not be stored because of an internal error. */
export class SubmissionNotStoredError extends Error {
  constructor(
    readonly form: FormModel,
    cause: unknown,
  ) {
    super('A submission could not be stored.', { cause });
    this.name = 'SubmissionNotStoredError';
  }
}

/** Adds the form to show again to an error that occurred after the form was read. */
export function withForm(error: unknown, form: FormModel): Error {
  if (error instanceof SubmissionRejectedError) return error;
  return error instanceof HttpError
    ? new SubmissionRejectedError(error, form)
    : new SubmissionNotStoredError(form, error);
}

/** @param errors by field id, at least one */
export function wrongValues(form: FormModel, errors: Record<number, string>): SubmissionRejectedError {
  const fields = Object.fromEntries(Object.entries(errors).map(([id, error]) => [`field_${id}`, error]));
  const [first = ''] = form.fields.flatMap(({ id }) => errors[id] ?? []);
  return new SubmissionRejectedError(new HttpError(400, first, { fields }), form, errors);
}
