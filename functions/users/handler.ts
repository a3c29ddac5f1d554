import { userCalls } from '@galley/shared/contract/users';
import { createHandler } from '../core/create-handler';
import { readEnvironment } from '../core/env';
import { createUser } from './create-user';
import { deleteUser } from './delete-user';
import { getEmptyUser } from './get-empty-user';
import { getUser } from './get-user';
import { listUsers } from './list-users';
import { resendInvitation } from './resend-invitation';
import { resetSecondFactor } from './reset-second-factor';
import { signOutEverywhere } from './sign-out-everywhere';
import { updateUser } from './update-user';

// What the first invitation would miss is missed at the start.
readEnvironment(['ADMIN_ORIGIN', 'JOBS_FUNCTION_NAME', 'PROVISION_FUNCTION_NAME', 'USER_POOL_ID']);

/** The users of a company. */
export const handler = createHandler('users', userCalls, {
  listUsers,
  getUser,
  getEmptyUser,
  createUser,
  updateUser,
  deleteUser,
  resendInvitation,
  resetSecondFactor,
  signOutEverywhere,
});
