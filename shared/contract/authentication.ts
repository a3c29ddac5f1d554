import * as z from 'zod';
import { companyKey, email, id, optionalText, requiredText } from '../schemas/fields';
import { givenPassword, newPassword, phoneNumber, signedInUserSchema, signInCode } from '../schemas/user';
import { noContent, noInput, nothing, saved } from './answers';
import { call } from './call';

const userName = { username: email('Username') };
const attempted = { userId: id('userId') };
const sentTo = z.object({ sentTo: z.string() });
const session = z.object({ sessionToken: z.string() });
const confirmation = { newPassword, confirmPassword: z.string().default('') };

const stranger = {
  methods: ['POST'],
  area: 'authentication',
  audience: 'stranger',
  company: 'installation',
  changes: true,
} as const;
const attempt = { ...stranger, audience: 'attempt' } as const;
const staff = { ...stranger, audience: 'staff', company: 'session' } as const;

export const authenticationCalls = {
  authenticate: call({
    ...stranger,
    path: '/api/authentication/authenticate',
    input: z.object({ username: email('Username'), password: givenPassword }),
    output: z.object({ userId: z.number() }),
  }),
  getPasswordChange: call({
    ...attempt,
    path: '/api/authentication/changePassword',
    methods: ['GET'],
    changes: false,
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
    input: z.object(attempted),
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
  requestPasswordReset: call({
    ...stranger,
    path: '/api/authentication/ForgotPasswordRequest',
    input: z.object(userName),
    output: z.object({ email: z.string() }),
  }),
  resetPassword: call({
    ...stranger,
    path: '/api/authentication/ForgotPasswordChange',
    input: z.object({ ...userName, code: signInCode, ...confirmation }),
    output: nothing,
  }),
  getSignedInUser: call({
    ...staff,
    path: '/api/authentication/getUserBySessionToken',
    methods: ['GET'],
    changes: false,
    input: z.object({ sessionToken: optionalText('sessionToken', 200), company: companyKey.optional() }),
    output: signedInUserSchema,
  }),
  getCompanyName: call({
    ...staff,
    path: '/api/Authentication/GetCompanyName',
    methods: ['GET'],
    changes: false,
    input: noInput,
    // How the company calls itself and looks: the shell, the preview and every date need it, whoever is signed in.
    output: z.object({
      companyName: z.string(),
      primaryColor: z.string(),
      font: z.string(),
      /** Whether users have Access, Client Number and Related Clients here. */
      clientFields: z.boolean(),
      timeZone: z.string(),
    }),
  }),
  logOut: call({
    ...staff,
    path: '/api/authentication/logout',
    input: noInput,
    output: noContent,
    status: 204,
  }),
  getClientConfiguration: call({
    ...stranger,
    path: '/api/authentication/clientConfiguration',
    methods: ['GET'],
    changes: false,
    open: 4,
    input: z.object({ company: companyKey.optional() }),
    output: z.record(z.string(), z.string()),
  }),
  signInWithProvider: call({
    ...stranger,
    path: '/api/authentication/ssoSignIn',
    open: 4,
    input: z.object({ id_token: requiredText('id_token', 10_000), nonce: requiredText('nonce', 500) }),
    output: z.object({ userId: z.number() }),
  }),
  enrolAuthenticator: call({
    ...staff,
    path: '/api/authentication/EnrolAuthenticator',
    open: 4,
    input: noInput,
    output: z.object({ otpauthUrl: z.string() }),
  }),
  confirmAuthenticator: call({
    ...staff,
    path: '/api/authentication/ConfirmAuthenticator',
    open: 4,
    input: z.object({ code: signInCode }),
    output: saved,
  }),
  newRecoveryCodes: call({
    ...staff,
    path: '/api/authentication/NewRecoveryCodes',
    open: 4,
    input: z.object({ password: givenPassword }),
    output: z.object({ codes: z.array(z.string()) }),
  }),
  getProfile: call({
    ...staff,
    path: '/api/authentication/profile',
    methods: ['GET'],
    changes: false,
    open: 4,
    input: noInput,
    output: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phoneNumber: z.number().nullable(),
      authenticator: z.boolean(),
      recoveryCodesLeft: z.number(),
      sessions: z.array(z.object({ id: z.string(), since: z.string(), address: z.string() })),
    }),
  }),
  updateProfile: call({
    ...staff,
    path: '/api/authentication/UpdateProfile',
    open: 4,
    input: z.object({
      firstName: requiredText('First Name', 100),
      lastName: requiredText('Last Name', 100),
      phoneNumber,
    }),
    output: saved,
  }),
  changeOwnPassword: call({
    ...staff,
    path: '/api/authentication/ChangeOwnPassword',
    open: 4,
    input: z.object({ oldPassword: givenPassword, ...confirmation }),
    output: saved,
  }),
};
