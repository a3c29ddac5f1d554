import * as z from 'zod';
import { limits } from '../limits';
import { flag, id, integer, isSafeAddress, optionalText, requiredText, revision } from './fields';
import { faultsOf, resetForType } from './form-field-rules';

export const fieldTypes = [
  'input',
  'selectList',
  'checkbox',
  'phone',
  'email',
  'state',
  'textArea',
  'consent',
] as const;
export type FormFieldType = (typeof fieldTypes)[number];
export const inputTypes = ['text', 'number', ''] as const;

const name = requiredText('Form Name', 100);
const columns = integer('Columns', 1, 4);
export const createFormSchema = z.object({ name, columns: columns.default(1) });
/** Without columns those of before stay. */
export const updateFormSchema = z.object({ name, columns: columns.optional(), id: id('id'), revision });
export const formSchema = z.object({
  id: z.number(),
  name: z.string(),
  columns: z.number(),
  revision: z.number(),
});
export type Form = z.infer<typeof formSchema>;

const { max: largest } = limits.fieldNumber;
const contentFields = {
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
  linkUrl: optionalText('Link', 2_000).refine((address) => address === '' || isSafeAddress(address), {
    error: 'Link must be a web address (https://…), mailto:, tel:, a path like /privacy, or #part.',
  }),
};
const contentSchema = z.object(contentFields);
/** What people fill in for a field. */
export type FormFieldContent = z.output<typeof contentSchema>;

/** The rules look at a field as it will be stored: what its type does not have is set back. */
function withFieldRules<Schema extends z.ZodType<FormFieldContent>>(schema: Schema): Schema {
  return schema.superRefine((field, context) => {
    for (const [part, message] of Object.entries(faultsOf(resetForType(field)))) {
      context.addIssue({ code: 'custom', path: [part], message });
    }
  });
}

export const formFieldContentSchema = withFieldRules(contentSchema);
export const createFormFieldSchema = withFieldRules(z.object({ ...contentFields, formId: id('formId') }));
export const updateFormFieldSchema = withFieldRules(
  z.object({ ...contentFields, formId: id('formId'), id: id('id'), revision }),
);
export const formFieldSchema = z.object({
  id: z.number(),
  formId: z.number(),
  name: z.string(),
  fieldType: z.enum(fieldTypes),
  inputType: z.enum(inputTypes),
  /** Its place in the form, from 1. */
  order: z.number(),
  placeholder: z.string(),
  isRequired: z.boolean(),
  minLength: z.number(),
  maxLength: z.number(),
  options: z.array(z.string()),
  /** Of a consent: the words of its link and where it leads. */
  linkText: z.string(),
  linkUrl: z.string(),
  revision: z.number(),
});
export type FormField = z.infer<typeof formFieldSchema>;

/** A form as a page shows it: the revision and the fields in their order. */
export type FormModel = Form & { fields: FormField[] };

export const formRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  fieldCount: z.number(),
  changedAt: z.string(),
});
export type FormRow = z.infer<typeof formRowSchema>;
