import type { Contract } from '@galley/shared/contract/contract';
import { unauthorized } from '../core/errors';
import type { Operation } from '../core/operation';
import { signedInUser } from './signed-in-user';

/**
 * The user whom the cookie's session belongs to. If a token is sent as well, it must be that session's public
 * id.
 */
export const getSignedInUser: Operation<Contract['getSignedInUser']> = async ({ session, input }) => {
  if (input.sessionToken && input.sessionToken !== session.publicId) throw unauthorized();
  return signedInUser(session);
};
