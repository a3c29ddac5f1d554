import { createHandler } from '../core/create-handler';
import { readEnvironment } from '../core/env';

// A missing variable fails at the start instead of at the first sign-in.
readEnvironment([
  'JOBS_FUNCTION_NAME',
  'SIGN_IN_PEPPER',
  'SIGN_ON_CLIENT_ID',
  'SIGN_ON_ISSUER',
  'USER_POOL_CLIENT_ID',
  'USER_POOL_CLIENT_SECRET',
  'USER_POOL_ID',
]);

/** Signing in and out, and the user behind a session. */
export const handler = createHandler(
  'authentication',
  async () => (await import('@galley/shared/contract/authentication')).authenticationCalls,
  {
    authenticate: () => import('./authenticate'),
    getPasswordChange: () => import('./get-password-change'),
    changePassword: () => import('./change-password'),
    requestCode: () => import('./request-code'),
    answerCode: () => import('./answer-code'),
    bypassByAddress: () => import('./bypass-by-address'),
    continueSignIn: () => import('./continue-sign-in'),
    requestPasswordReset: () => import('./request-password-reset'),
    resetPassword: () => import('./reset-password'),
    getSignedInUser: () => import('./get-signed-in-user'),
    getSession: () => import('./get-session'),
    getCompanyName: () => import('./get-company-name'),
    logOut: () => import('./log-out'),
    enrolAuthenticator: () => import('./enrol-authenticator'),
    confirmAuthenticator: () => import('./confirm-authenticator'),
    removeAuthenticator: () => import('./remove-authenticator'),
    newRecoveryCodes: () => import('./new-recovery-codes'),
    getProfile: () => import('./get-profile'),
    updateProfile: () => import('./update-profile'),
    changeOwnPassword: () => import('./change-own-password'),
    endSession: () => import('./end-session'),
    endAllSessions: () => import('./end-all-sessions'),
    getClientConfiguration: () => import('./get-client-configuration'),
    findSignOn: () => import('./find-sign-on'),
    signInWithProvider: () => import('./sign-in-with-provider'),
  },
);
