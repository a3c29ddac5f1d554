import * as z from 'zod';
import { limits } from '../limits';
import { id, integer, optionalText } from './fields';

const revision = integer('revision', 0, 1_000_000_000).optional();

/**
 * What a visitor's browser sends, with or without the page's script: `formId`, `revision` and `field_{id}`,
 * or one `field_{id}_{n}` for each checkbox of a group; other clients send `form` and `nameValuePairs`. All
 * other fields are the page's own.
 */
export const submitFormSchema = z.looseObject({
  form: z.object({ id: id('Form'), revision }, { error: 'Form must say which form it is.' }).optional(),
  nameValuePairs: z
    .array(
      z.object({
        fieldId: id('fieldId'),
        fieldName: optionalText('fieldName', 200),
        fieldValue: optionalText('fieldValue', limits.fieldText.max),
      }),
      { error: 'NameValuePairs must be a list of fieldId and fieldValue.' },
    )
    .max(limits.formFields, `NameValuePairs may have at most ${limits.formFields} entries.`)
    .optional(),
  formId: id('formId').optional(),
  revision,
  /** The same key with the same values is the same submission. */
  key: optionalText('key', 100),
  /** Milliseconds for which the page was open; a person needs some time. */
  elapsed: integer('elapsed', 0, Number.MAX_SAFE_INTEGER).optional(),
  /** A honeypot field that people do not see. */
  website: optionalText('website', 2_000),
  /** Which form of the page it is, and the page's path, for browsers that do not send it. */
  at: optionalText('at', 20),
  page: optionalText('page', 3_000),
});

/** All names that a page or its script sends. Any other name was not sent by one of our pages. */
export const sentFormNames = new RegExp(
  `^(${Object.keys(submitFormSchema.shape).join('|')}|field_\\d{1,16}(_\\d{1,3})?)$`,
);
