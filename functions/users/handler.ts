import { createHandler } from '../core/create-handler';
import { readEnvironment } from '../core/env';

// A missing variable fails at the start instead of at the first invitation.
readEnvironment([
  'ADMIN_ORIGIN',
  'JOBS_FUNCTION_NAME',
  'PROVISION_FUNCTION_NAME',
  'SIGN_IN_PEPPER',
  'USER_POOL_ID',
]);

/** The users of a company. */
export const handler = createHandler(
  'users',
  async () => (await import('@galley/shared/contract/users')).userCalls,
  {
    listUsers: () => import('./list-users'),
    listPeople: () => import('./list-people'),
    getUser: () => import('./get-user'),
    getEmptyUser: () => import('./get-empty-user'),
    createUser: () => import('./create-user'),
    updateUser: () => import('./update-user'),
    deleteUser: () => import('./delete-user'),
    resendInvitation: () => import('./resend-invitation'),
    resetSecondFactor: () => import('./reset-second-factor'),
    signOutEverywhere: () => import('./sign-out-everywhere'),
  },
);
