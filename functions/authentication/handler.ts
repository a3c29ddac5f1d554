import { authenticationCalls } from '@galley/shared/contract/authentication';
import { createHandler } from '../core/create-handler';
import { readEnvironment } from '../core/env';
import { answerCode } from './answer-code';
import { authenticate } from './authenticate';
import { bypassByAddress } from './bypass-by-address';
import { changeOwnPassword } from './change-own-password';
import { changePassword } from './change-password';
import { confirmAuthenticator } from './confirm-authenticator';
import { endAllSessions } from './end-all-sessions';
import { endSession } from './end-session';
import { enrolAuthenticator } from './enrol-authenticator';
import { getClientConfiguration } from './get-client-configuration';
import { getCompanyName } from './get-company-name';
import { getPasswordChange } from './get-password-change';
import { getProfile } from './get-profile';
import { getSignedInUser } from './get-signed-in-user';
import { logOut } from './log-out';
import { newRecoveryCodes } from './new-recovery-codes';
import { removeAuthenticator } from './remove-authenticator';
import { requestCode } from './request-code';
import { requestPasswordReset } from './request-password-reset';
import { resetPassword } from './reset-password';
import { signInWithProvider } from './sign-in-with-provider';
import { updateProfile } from './update-profile';

// What the first sign-in would miss is missed at the start.
readEnvironment([
  'JOBS_FUNCTION_NAME',
  'SIGN_IN_PEPPER',
  'SIGN_ON_CLIENT_ID',
  'SIGN_ON_ISSUER',
  'USER_POOL_CLIENT_ID',
  'USER_POOL_CLIENT_SECRET',
  'USER_POOL_ID',
]);

/** Signing in and out, and the person behind a session. */
export const handler = createHandler('authentication', authenticationCalls, {
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
  enrolAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  newRecoveryCodes,
  getProfile,
  updateProfile,
  changeOwnPassword,
  endSession,
  endAllSessions,
  getClientConfiguration,
  signInWithProvider,
});
