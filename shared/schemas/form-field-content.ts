import * as z from 'zod';
import { limits } from '../limits';
import { isSafeUrl } from '../safe-url';
import { fieldTypes, inputTypes, sentFileGroups } from '../stored-words';
import { flag, integer, optionalId, optionalText, plainText, requiredText } from './fields';

export type FormFieldType = (typeof fieldTypes)[number];

const { max: largest } = limits.fieldNumber;
export const contentFields = {
  name: requiredText('Field Name', 100),
  fieldType: z.enum(fieldTypes, { error: 'Field Type is required.' }),
  inputType: z.enum(inputTypes, { error: 'Input Type must be text or number.' }).default(''),
  placeholder: optionalText('Placeholder', 200),
  isRequired: flag('Is Required').default(false),
  minLength: integer('Min', 0, largest).default(0),
  maxLength: integer('Max', 0, largest).default(0),
  options: z
    .array(requiredText('Option', 100), { error: 'Options must be a list of texts.' })
    .max(200, 'Options may have at most 200 entries.')
    .default([]),
  linkText: optionalText('Link Text', 100),
  linkUrl: optionalText('Link', 2_000).refine((url) => url === '' || isSafeUrl(url), {
    error: 'Link must be a web address (https://…), mailto:, tel:, a path like /privacy, or #part.',
  }),
  /** For file fields: the accepted kinds, '' being all, and the maximum number; 0 means one. */
  accepts: z.enum(sentFileGroups, { error: 'Files must be pictures, documents or both.' }).default(''),
  mostFiles: integer('Most Files', 0, limits.filesOfField).default(0),
  /** For headings, paragraphs and file fields: the text that visitors read. */
  text: plainText('Text', limits.fieldText.max).default(''),
  /** Another field of the form: this one is visible only while that one has the value, '' being any. */
  showIfFieldId: optionalId('Show only if'),
  showIfValue: optionalText('Value', 100),
};
export const contentSchema = z.object(contentFields);
/** The definition of a field, as its author enters it. */
export type FormFieldContent = z.output<typeof contentSchema>;
