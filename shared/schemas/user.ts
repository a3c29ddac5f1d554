import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { roles } from '../permissions';
import { companyKey, email, flag, id, integer, optionalText, requiredText, revision } from './fields';

/** The one message of all password rules. */
export const newPassword = z
  .string({ error: messages.passwordLength })
  .min(limits.password.min, messages.passwordLength)
  .max(limits.password.max, messages.passwordLength);

/** A password that is being proved, not chosen: any text, with a maximum length to protect the server. */
export const givenPassword = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .max(256, 'Password is required.');

/** A mailed code, an authenticator code or a recovery code, as text without spaces. */
export const signInCode = z
  .union([z.string(), z.number()], { error: 'Code is required.' })
  .transform((code) => String(code).replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^([0-9]{6}|[A-Za-z0-9]{10})$/, 'Code must be 6 digits, or a recovery code.'));

/** The code of an authenticator app, which may begin with 0. */
export const authenticatorCode = z
  .union([z.string(), z.number()], { error: 'Code is required.' })
  .transform((code) => String(code).replace(/\s/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/, 'Code must be the 6 digits that the app shows.'));

/** As typed, or as returned. Its format depends on the company's country: `user-phone.ts`. */
export const phoneNumber = z
  .union([z.number(), z.string()], { error: 'Phone must be a telephone number.' })
  .nullish()
  .transform((phone) => String(phone ?? '').trim())
  .pipe(z.string().max(40, 'Phone may have at most 40 characters.'));

/** A ten-digit number for the US or Canada; elsewhere E.164 (`+4930123456`). */
export const phoneResponse = z.union([z.number(), z.string()]).nullable();

export const personFields = {
  firstName: requiredText('First Name', 100),
  lastName: requiredText('Last Name', 100),
  phoneNumber,
};

/** Responses contain null where there is none, which may be sent back. */
const clientValue = (label: string) =>
  integer(label, 0, 99_999_999)
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();

const listOfRoles = new Intl.ListFormat('en', { type: 'disjunction' });
const userFields = {
  ...personFields,
  email: email('Email'),
  role: z.enum(roles, { error: `Role is required: ${listOfRoles.format(roles)}.` }),
  company: companyKey.optional(),
  access: clientValue('Access'),
  clientNumber: clientValue('Client Number'),
  relatedClients: optionalText('Related Clients', 500),
};

export const createUserSchema = z.object({
  ...userFields,
  password: newPassword.or(z.literal('')).nullish(),
  /** The name of a company that is created with this user; by default, it is derived from the key. */
  companyName: optionalText('Company Name', 100),
});
export type CreateUser = z.infer<typeof createUserSchema>;

export const updateUserSchema = z.object({
  ...userFields,
  id: id('id'),
  isLockedOut: flag('Is Locked Out').default(false),
  invalidAttempts: integer('Invalid Attempts', 0, 5).default(0),
  revision,
});

/** A user in a response; never contains a password. */
export const userSchema = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: phoneResponse,
  role: z.enum(roles),
  company: z.string(),
  access: z.number().nullable(),
  clientNumber: z.number().nullable(),
  relatedClients: z.string(),
  isLockedOut: z.boolean(),
  invalidAttempts: z.number(),
  /** Whether a password has been chosen; until then the invitation can be sent again. */
  hasSignedIn: z.boolean(),
  /** Why and when mail to this user bounced; null where none has since the email address was last proved. */
  mailProblem: z.object({ why: z.string(), at: z.string() }).nullable(),
  lastChanged: z.string(),
  revision: z.number(),
});
export type User = z.infer<typeof userSchema>;

/** The initial values of the user form. */
export const userToEditSchema = userSchema.extend({
  /** The company's country, which decides how a phone is typed. */
  country: z.string(),
});

/** The signed-in user for the apps. `siteName` is the company's display name. */
export const signedInUserSchema = z.object({
  email: z.string(),
  role: z.enum(roles),
  company: z.string(),
  isVendor: z.boolean(),
  /**
   * The company requires an authenticator app and this user has none: nothing else is available until it is
   * set up.
   */
  mustSetUpApp: z.literal(true).optional(),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;
