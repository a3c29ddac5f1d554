import * as z from 'zod';
import { emailPattern } from '../email-pattern';
import { byteLength } from '../limits';

/**
 * The building blocks of all schemas. Their messages use the visible name of the field and say what to do.
 * Numbers are also accepted as strings, because query strings contain nothing else.
 */

const wholeNumber = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d{1,16}$/)
    .transform(Number),
]);

/** A whole number between two bounds. */
export function integer(label: string, min: number, max: number) {
  const message = `${label} must be a whole number from ${min} to ${max}.`;
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,16}$/)
          .transform(Number),
      ],
      { error: message },
    )
    .pipe(z.number().int(message).min(min, message).max(max, message));
}

/** A required id; the message for a missing choice is that it is required. */
export function id(label: string) {
  const message = `${label} must be a positive whole number.`;
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? `${label} is required.` : message;
  return z
    .union(
      [
        // A form shows the error of an alternative instead of the union's.
        z.number({ error }),
        z
          .string({ error })
          .trim()
          .regex(/^\d{1,16}$/, message)
          .transform(Number),
      ],
      { error },
    )
    .pipe(z.number().int(message).positive(message).max(Number.MAX_SAFE_INTEGER, message));
}

/** An optional id: null, 0, '' and absent all mean 'none' and become null. */
export function optionalId(label: string) {
  return z
    .union([z.null(), z.literal(''), wholeNumber], { error: `${label} must be a whole number or empty.` })
    .optional()
    .transform((value) => (value === undefined || value === '' || value === 0 ? null : value))
    .pipe(z.number().int().positive(`${label} must be a positive whole number.`).nullable());
}

/**
 * The revision that a save is based on; it is optional here, because the operation decides whether it is
 * required.
 */
export const revision = integer('revision', 0, Number.MAX_SAFE_INTEGER).optional();

// Control characters other than tab and line feed mean nothing in a text and break mail headers and logs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Whether a text only contains characters that can be stored and displayed. */
export function isStorable(text: string): boolean {
  return !controlCharacters.test(text) && !loneSurrogates.test(text);
}

/** A line of plain text that may be empty but not absent. */
export function plainText(label: string, max: number) {
  return z
    .string({
      error: (issue) => (issue.input === undefined ? `${label} is required.` : `${label} must be text.`),
    })
    .trim()
    .max(max, `${label} may have at most ${max} characters.`)
    .refine(isStorable, {
      error: `${label} contains characters that cannot be stored. Remove them and try again.`,
    });
}

/** A line of plain text that must not be empty. */
export function requiredText(label: string, max: number) {
  return plainText(label, max).min(1, `${label} is required.`);
}

/** A line of plain text that may be empty; absent and null become ''. */
export function optionalText(label: string, max: number) {
  return z
    .union([z.null(), plainText(label, max)], {
      error: `${label} must be text of at most ${max} characters.`,
    })
    .optional()
    .transform((text) => text ?? '');
}

/**
 * HTML of a rich-text editor. A text that is too long is refused with 413 (`params.tooLarge`); it is
 * sanitised later.
 */
export function richText(label: string, maxBytes: number) {
  return z
    .union([z.null(), z.string()], { error: `${label} must be text.` })
    .optional()
    .transform((html) => html ?? '')
    .refine((html) => byteLength(html) <= maxBytes, {
      error: `${label} is too long: at most ${Math.floor(maxBytes / 1024)} KB are kept.`,
      params: { tooLarge: true },
    });
}

export function flag(label: string) {
  return z.union(
    [z.boolean(), z.literal('true').transform(() => true), z.literal('false').transform(() => false)],
    {
      error: `${label} must be true or false.`,
    },
  );
}

/** An email address, converted to lower case. */
export function email(label: string) {
  return requiredText(label, 254)
    .transform((text) => text.toLowerCase())
    .pipe(z.string().regex(emailPattern, `${label} must be an email address, like name@company.com.`));
}

/** A list of email addresses without duplicates; it may be empty. */
export function emailList(label: string) {
  return z
    .array(email(label), { error: `${label} must be a list of email addresses.` })
    .max(50, `${label} may have at most 50 addresses.`)
    .refine((list) => new Set(list).size === list.length, { error: `${label} must not repeat an address.` });
}

export const companyKey = z
  .string({ error: 'company must be a company key.' })
  .trim()
  .regex(
    /^[a-z][a-z0-9-]{1,31}$/,
    'Company must be 2 to 32 lowercase letters, digits and hyphens, a letter first.',
  );

/** Some of these names, in their own order. */
export const namesAmong = <Name extends string>(field: string, names: readonly Name[]) =>
  z
    .array(z.enum(names, { error: `A name in ${field} must be one of ${names.join(', ')}.` }), {
      error: `${field} must be a list of ${names.join(', ')}.`,
    })
    .transform((given) => names.filter((name) => given.includes(name as (typeof given)[number])));
