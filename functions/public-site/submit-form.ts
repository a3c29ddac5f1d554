import type { Contract } from '@galley/shared/contract/contract';
import type { FormModel } from '@galley/shared/schemas/form';
import { HttpError } from '../core/errors';
import { isPostedByBrowser } from '../core/http-request';
import { logger } from '../core/logger';
import { CallResponse, type Operation, type OperationRequest, RawResponse } from '../core/operation';
import { pageWithForm } from '../core/release/page-with-form';
import { isFormOnPage, pagePathOf, returnUrl } from './page-path';
import { readSentForm, type SentForm, withFileNames } from './sent-form';
import { storeSubmission } from './store-submission';
import { SubmissionNotStoredError, SubmissionRejectedError } from './submission-errors';
import { thankYouPath } from './thank-you-path';
import { unsentPage } from './unsent-page';

/** The path to which the page's script goes after sending; read in `public-web/src/islands/late-form.ts`. */
const thankYouHeader = 'x-thank-you';

type Request = OperationRequest<Contract['submitForm']>;

/**
 * Accepts a visitor's submission. 'Sent' means that it is stored; potential spam gets the same response. A
 * browser without the page's script is redirected to the page, or shown it again with what was typed,
 * whatever went wrong.
 */
export const submitForm: Operation<Contract['submitForm']> = async (request) => {
  if (!isPostedByBrowser(request.headers)) {
    const { thankYouPageId } = await storeSubmission(request, await readSentForm(request.input));
    const path = await thankYouPath(request, thankYouPageId);
    // The target for the page's script, in ASCII because it is a header; the body remains 'Sent'.
    return new CallResponse('Sent' as const, {
      headers: path === undefined ? {} : { [thankYouHeader]: path },
    });
  }
  let sent: SentForm | undefined;
  try {
    sent = await readSentForm(request.input);
    const { thankYouPageId } = await storeSubmission(request, sent);
    const path = await thankYouPath(request, thankYouPageId);
    const location = path ?? returnUrl(pagePathOf(request.input.page, request.headers), request.input.at);
    return new RawResponse(303, { location });
  } catch (error) {
    return pageAgain(request, sent, error);
  }
};

interface ErrorBody {
  status: number;
  message: string;
  form?: FormModel;
  fieldErrors?: Record<number, string>;
}

async function pageAgain(request: Request, sent: SentForm | undefined, error: unknown): Promise<RawResponse> {
  const errorBody = errorBodyOf(request, error);
  try {
    if (sent && errorBody.form) return await pageWithWords(request, sent, errorBody.form, errorBody);
  } catch (again) {
    logger.warn('the page of a form could not be shown again', { error: again as Error });
  }
  const hasFiles = sent !== undefined && sent.files.length > 0;
  return unsentPage(request.input, {
    ...errorBody,
    page: pagePathOf(request.input.page, request.headers),
    hasFiles,
    // An invalid submission would fail again, and files cannot be sent again from there.
    mayRepeat: errorBody.status >= 429 && !hasFiles,
  });
}

function errorBodyOf({ requestId }: Request, error: unknown): ErrorBody {
  if (error instanceof HttpError) {
    const { message } = error;
    // Scripts get 400 for invalid values; a browser gets a document with 422, because the request itself was
    // understood.
    const status = error.status === 400 ? 422 : error.status;
    return error instanceof SubmissionRejectedError
      ? { status, message, form: error.form, fieldErrors: error.fieldErrors }
      : { status, message };
  }
  logger.error('unexpected error', { requestId, error: error as Error });
  return {
    status: 500,
    message: `This could not be sent. Nothing that you typed is lost: send it again in a moment (request ${requestId}).`,
    ...(error instanceof SubmissionNotStoredError && { form: error.form }),
  };
}

async function pageWithWords(
  { table, scope, input, headers }: Request,
  sent: SentForm,
  form: FormModel,
  { status, message, fieldErrors = {} }: ErrorBody,
): Promise<RawResponse> {
  const { html, policy } = await pageWithForm(table, scope, {
    path: pagePathOf(input.page, headers),
    host: headers['x-galley-host'] ?? '',
    idPrefix: isFormOnPage(input.at) ? input.at : 'f0',
    form,
    entered: { values: Object.fromEntries(withFileNames(sent)), errors: fieldErrors, message },
  });
  return new RawResponse(
    status,
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    html,
  );
}
