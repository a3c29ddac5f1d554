import { createHandler } from '../core/create-handler';
import { readEnvironment } from '../core/env';
import { answerCode } from './answer-code';
import { authenticate } from './authenticate';
import { bypassByAddress } from './bypass-by-address';
import { changePassword } from './change-password';
import { getCompanyName } from './get-company-name';
import { getPasswordChange } from './get-password-change';
import { getSignedInUser } from './get-signed-in-user';
import { logOut } from './log-out';
import { requestCode } from './request-code';
import { requestPasswordReset } from './request-password-reset';
import { resetPassword } from './reset-password';

// What the first sign-in would miss is missed at the start.
readEnvironment([
  'JOBS_FUNCTION_NAME',
  'SIGN_IN_PEPPER',
  'USER_POOL_CLIENT_ID',
  'USER_POOL_CLIENT_SECRET',
  'USER_POOL_ID',
]);

/** Signing in and out, and the person behind a session. */
export const handler = createHandler('authentication', {
  authenticate,
  getPasswordChange,
  changePassword,
  requestCode,
  answerCode,
  bypassByAddress,
  requestPasswordReset,
  resetPassword,
  getSignedInUser,
  getCompanyName,
  logOut,
});
