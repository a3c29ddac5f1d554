import * as z from 'zod';
import { companyKey, email, id, optionalText, requiredText } from '../schemas/fields';
import { profileSchema, updateProfileSchema } from '../schemas/profile';
import { clientConfigurationSchema, emailDomain } from '../schemas/single-sign-on';
import {
  authenticatorCode,
  givenPassword,
  newPassword,
  signedInUserSchema,
  signInCode,
} from '../schemas/user';
import { themeSchema } from '../theme/theme-schema';
import { call } from './call';
import { noContent, noInput, nothing, saved } from './responses';

const userName = { username: email('Username') };
const attempted = { userId: id('userId') };
const sentTo = z.object({
  /** '' where nothing was mailed. */
  sentTo: z.string(),
  /** The other kinds of answers that the user may give. */
  authenticator: z.boolean(),
  recoveryCodes: z.boolean(),
});
const presentPassword = z.object({ password: givenPassword });
const session = z.object({ sessionToken: z.string() });
/**
 * The company, or the domain of the typed email address. Never the whole email address, which would appear in logs.
 */
const whichCompany = { company: companyKey.optional(), domain: emailDomain('Domain').optional() };
/** The step that follows the password; `signedIn` where the network was proof enough. */
const nextStepSchema = z.object({
  step: z.enum(['changePassword', 'code', 'signedIn']),
  sessionToken: z.string().default(''),
});
const confirmation = { newPassword, confirmPassword: z.string().default('') };

const anonymous = {
  methods: ['POST'],
  area: 'authentication',
  audience: 'anonymous',
  company: 'installation',
  mutates: true,
} as const;
const attempt = { ...anonymous, audience: 'attempt' } as const;
const staff = { ...anonymous, audience: 'staff', company: 'session' } as const;

export const authenticationCalls = {
  authenticate: call({
    ...anonymous,
    path: '/api/authentication/authenticate',
    input: z.object({ username: email('Username'), password: givenPassword }),
    output: z.object({ userId: z.number() }),
  }),
  getPasswordChange: call({
    ...attempt,
    path: '/api/authentication/changePassword',
    methods: ['GET'],
    mutates: false,
    input: z.object(attempted),
    output: nothing,
  }),
  changePassword: call({
    ...attempt,
    path: '/api/authentication/changePassword',
    input: z.object({ ...attempted, oldPassword: givenPassword, ...confirmation }),
    output: nothing,
  }),
  requestCode: call({
    ...attempt,
    path: '/api/authentication/twoFactor',
    methods: ['GET'],
    // Without a preference a code is mailed, as observed.
    input: z.object({ ...attempted, prefer: z.enum(['mail', 'authenticator']).default('mail') }),
    output: sentTo,
  }),
  answerCode: call({
    ...attempt,
    path: '/api/authentication/twoFactor',
    input: z.object({ ...attempted, code: signInCode }),
    output: session,
  }),
  bypassByAddress: call({
    ...attempt,
    path: '/api/authentication/IsIpAllowedBypass',
    methods: ['GET'],
    input: z.object({ ...attempted, ipAddress: optionalText('ipAddress', 200) }),
    output: session,
  }),
  // Used by our client: responds with 200 to every legitimate request, where the observed calls around it
  // respond with errors.
  continueSignIn: call({
    ...attempt,
    path: '/api/authentication/ContinueSignIn',
    input: z.object(attempted),
    output: nextStepSchema,
  }),
  requestPasswordReset: call({
    ...anonymous,
    path: '/api/authentication/ForgotPasswordRequest',
    input: z.object(userName),
    output: z.object({ email: z.string() }),
  }),
  resetPassword: call({
    ...anonymous,
    path: '/api/authentication/ForgotPasswordChange',
    input: z.object({ ...userName, code: signInCode, ...confirmation }),
    output: nothing,
  }),
  getSignedInUser: call({
    ...staff,
    path: '/api/authentication/getUserBySessionToken',
    methods: ['GET'],
    mutates: false,
    whileEnrolling: true,
    input: z.object({ sessionToken: optionalText('sessionToken', 200), company: companyKey.optional() }),
    output: signedInUserSchema,
  }),
  getSession: call({
    ...anonymous,
    path: '/api/authentication/Session',
    methods: ['GET'],
    mutates: false,
    input: noInput,
    output: z.object({ user: signedInUserSchema.nullable() }),
  }),
  getCompanyName: call({
    ...staff,
    path: '/api/Authentication/GetCompanyName',
    methods: ['GET'],
    mutates: false,
    input: noInput,
    // The company's name and theme: the shell, the preview and every date need them, for all users.
    output: z.object({
      companyName: z.string(),
      primaryColor: z.string(),
      theme: themeSchema.nullable(),
      font: z.string(),
      /** The URL of the site, without a trailing slash. */
      siteAddress: z.string(),
      /** Whether users have the fields Access, Client Number and Related Clients. */
      clientFields: z.boolean(),
      isSuspended: z.boolean(),
      timeZone: z.string(),
      country: z.string(),
    }),
  }),
  logOut: call({
    ...staff,
    path: '/api/authentication/logout',
    whileEnrolling: true,
    input: noInput,
    output: noContent,
    status: 204,
  }),
  getClientConfiguration: call({
    ...anonymous,
    path: '/api/authentication/clientConfiguration',
    methods: ['GET'],
    mutates: false,
    input: z.object(whichCompany),
    output: clientConfigurationSchema,
  }),
  findSignOn: call({
    ...anonymous,
    path: '/api/authentication/FindSignOn',
    methods: ['GET'],
    mutates: false,
    input: z.object(whichCompany),
    // The company whose provider can be used; null where there is only the password.
    output: z.object({ company: z.string().nullable() }),
  }),
  signInWithProvider: call({
    ...anonymous,
    path: '/api/authentication/ssoSignIn',
    input: z.object({ id_token: requiredText('id_token', 10_000), nonce: requiredText('nonce', 500) }),
    output: z.object({ userId: z.number() }),
  }),
  enrolAuthenticator: call({
    ...staff,
    path: '/api/authentication/EnrolAuthenticator',
    whileEnrolling: true,
    // Users who must enrol have just proved their password, or have none with us.
    input: z.object({ password: givenPassword.optional() }),
    output: z.object({ otpauthUrl: z.string() }),
  }),
  confirmAuthenticator: call({
    ...staff,
    path: '/api/authentication/ConfirmAuthenticator',
    whileEnrolling: true,
    input: z.object({ code: authenticatorCode }),
    output: saved,
  }),
  removeAuthenticator: call({
    ...staff,
    path: '/api/authentication/RemoveAuthenticator',
    input: presentPassword,
    output: saved,
  }),
  newRecoveryCodes: call({
    ...staff,
    path: '/api/authentication/NewRecoveryCodes',
    input: presentPassword,
    output: z.object({ codes: z.array(z.string()) }),
  }),
  getProfile: call({
    ...staff,
    path: '/api/authentication/profile',
    methods: ['GET'],
    mutates: false,
    input: noInput,
    output: profileSchema,
  }),
  updateProfile: call({
    ...staff,
    path: '/api/authentication/UpdateProfile',
    input: updateProfileSchema,
    output: saved,
  }),
  changeOwnPassword: call({
    ...staff,
    path: '/api/authentication/ChangeOwnPassword',
    input: z.object({ oldPassword: givenPassword, ...confirmation }),
    output: saved,
  }),
  endSession: call({
    ...staff,
    path: '/api/authentication/EndSession',
    input: z.object({ id: requiredText('id', 200) }),
    output: saved,
  }),
  endAllSessions: call({
    ...staff,
    path: '/api/authentication/EndAllSessions',
    input: noInput,
    output: saved,
  }),
};
