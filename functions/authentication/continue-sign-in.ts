import type { Contract } from '@galley/shared/contract/contract';
import { CallResponse, type Operation } from '../core/operation';
import { finishSignIn } from './finish-sign-in';
import { maySkipCode } from './may-skip-code';
import { readAttempt } from './read-attempt';

/**
 * Returns the step that follows the password, in one call: a password change that is due, a session where the
 * network is proof enough, or a code. The observed calls report the same through error responses, which a
 * browser logs as errors.
 */
export const continueSignIn: Operation<Contract['continueSignIn']> = async (request) => {
  const open = await readAttempt(request);
  if (open.attempt.mustChangePassword) return { step: 'changePassword', sessionToken: '' };
  if (!maySkipCode(open, request.ipAddress)) return { step: 'code', sessionToken: '' };
  const { body, extras } = await finishSignIn(request, open);
  return new CallResponse({ step: 'signedIn', ...body }, extras);
};
