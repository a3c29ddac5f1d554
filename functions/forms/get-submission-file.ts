import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { sentFileKinds } from '@galley/shared/sent-file-rules';
import { notFound } from '../core/errors';
import { sentObject } from '../core/forms/sent-files';
import { signedLink } from '../core/images/signed-link';
import type { Operation } from '../core/operation';
import { readSubmission } from './submission-repository';

/**
 * A signed link to a file that a visitor sent, for users who may read submissions. It leads directly to the
 * bucket.
 */
export const getSubmissionFile: Operation<Contract['getSubmissionFile']> = async (request) => {
  const { table, scope, input, now } = request;
  const { submission } = await readSubmission(table, scope, input.submissionId, () => []);
  const { name, kind } = required(submission.files?.[input.number - 1], () => notFound('This file'));
  const object = sentObject(scope, submission, input.number);
  return { url: signedLink(scope, object, { name, contentType: sentFileKinds[kind].contentType }, now) };
};
