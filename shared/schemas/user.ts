import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { roles } from '../permissions';
import { companyKey, email, flag, id, integer, optionalText, requiredText, revision } from './fields';

/** The one message of every password rule. */
export const newPassword = z
  .string({ error: messages.passwordLength })
  .min(limits.password.min, messages.passwordLength)
  .max(limits.password.max, messages.passwordLength);

/** A password that is being proved, not chosen: any text, its length bounded for the server's sake. */
export const givenPassword = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .max(256, 'Password is required.');

/** A mailed code, an authenticator code or a recovery code, as text without spaces. */
export const signInCode = z
  .union([z.string(), z.number()], { error: 'Code is required.' })
  .transform((code) => String(code).replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^([0-9]{6}|[A-Za-z0-9]{10})$/, 'Code must be 6 digits, or a recovery code.'));

/** What an authenticator app shows; it may begin with 0. */
export const authenticatorCode = z
  .union([z.string(), z.number()], { error: 'Code is required.' })
  .transform((code) => String(code).replace(/\s/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/, 'Code must be the 6 digits that the app shows.'));

/** As it is typed, or as it was answered. What it must be like depends on the company's country: `user-phone.ts`. */
export const phoneNumber = z
  .union([z.number(), z.string()], { error: 'Phone must be a telephone number.' })
  .nullish()
  .transform((phone) => String(phone ?? '').trim())
  .pipe(z.string().max(40, 'Phone may have at most 40 characters.'));

/** A number of the US or Canada of ten digits; elsewhere E.164 (`+4930123456`). */
export const answeredPhone = z.union([z.number(), z.string()]).nullable();

export const personFields = {
  firstName: requiredText('First Name', 100),
  lastName: requiredText('Last Name', 100),
  phoneNumber,
};

/** Answers say null where there is none, and may be sent back. */
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
  /** What a company that this user begins is called; its key where absent. */
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

/** A user as it is answered; never with a password. */
export const userSchema = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: answeredPhone,
  role: z.enum(roles),
  company: z.string(),
  access: z.number().nullable(),
  clientNumber: z.number().nullable(),
  relatedClients: z.string(),
  isLockedOut: z.boolean(),
  invalidAttempts: z.number(),
  /** Whether a password was chosen yet; until then the invitation can be sent again. */
  hasSignedIn: z.boolean(),
  /** Why mail to this person came back, and when; null where none did since the address was last proved. */
  mailProblem: z.object({ why: z.string(), at: z.string() }).nullable(),
  lastChanged: z.string(),
  revision: z.number(),
});
export type User = z.infer<typeof userSchema>;

/** What the form of a user begins with. */
export const userToEditSchema = userSchema.extend({
  /** The company's: it decides how a phone is typed. */
  country: z.string(),
});
export type UserToEdit = z.infer<typeof userToEditSchema>;

/** The signed-in person as the apps know it. `siteName` is the company's display name. */
export const signedInUserSchema = z.object({
  email: z.string(),
  role: z.enum(roles),
  company: z.string(),
  isVendor: z.boolean(),
  /** The company asks for an authenticator app and this person has none: nothing else is open until it is set up. */
  mustSetUpApp: z.literal(true).optional(),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;
