import type { Contract } from '@galley/shared/contract/contract';
import { type Operation, type OperationRequest, RawAnswer } from '../core/operation';
import { pageWithForm } from '../core/release/page-with-form';
import { backTo, isFormOnPage, pagePathOf } from './page-path';
import { RefusedSubmission } from './refused-submission';
import { readSentForm, type SentForm } from './sent-form';
import { storeSubmission } from './store-submission';

type Request = OperationRequest<Contract['submitForm']>;

/**
 * Takes in what a visitor sends. 'Sent' means that it is stored; what looks like spam hears the same. A browser
 * without the page's script is led back to the page, or gets it again with what was typed.
 */
export const submitForm: Operation<Contract['submitForm']> = async (request) => {
  const sent = readSentForm(request.input);
  if (!isFormPost(request)) {
    await storeSubmission(request, sent);
    return 'Sent' as const;
  }
  try {
    await storeSubmission(request, sent);
  } catch (error) {
    if (error instanceof RefusedSubmission) return pageAgain(request, sent, error);
    throw error;
  }
  const location = backTo(pagePathOf(request.input.page, request.headers), request.input.at);
  return new RawAnswer(303, { location });
};

function isFormPost({ headers }: Request): boolean {
  return /^application\/x-www-form-urlencoded/i.test(headers['content-type'] ?? '');
}

async function pageAgain(request: Request, sent: SentForm, error: RefusedSubmission): Promise<RawAnswer> {
  const { table, scope, input, headers } = request;
  const { html, policy } = await pageWithForm(table, scope, {
    path: pagePathOf(input.page, headers),
    host: headers['x-galley-host'] ?? '',
    idPrefix: isFormOnPage(input.at) ? input.at : 'f0',
    form: error.form,
    entered: { values: Object.fromEntries(sent.values), faults: error.faults, message: error.message },
  });
  // A wrong value is 400 to a script; a browser gets a document, and 422 says that it was understood.
  const status = error.status === 400 ? 422 : error.status;
  return new RawAnswer(
    status,
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    html,
  );
}
