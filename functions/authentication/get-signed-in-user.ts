import type { Contract } from '@galley/shared/contract/contract';
import { unauthorized } from '../core/errors';
import type { Operation } from '../core/operation';

/** Who the cookie's session belongs to. A token that is sent as well must be that session's public id. */
export const getSignedInUser: Operation<Contract['getSignedInUser']> = async ({ session, input }) => {
  if (input.sessionToken && input.sessionToken !== session.publicId) throw unauthorized();
  const { email, role, company, isVendor } = session;
  return { email, role, company, isVendor };
};
