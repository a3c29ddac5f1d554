import * as z from 'zod';
import { flag, id, integer, optionalText, requiredText, revision } from './fields';

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
export const inputTypes = ['text', 'number', ''] as const;

export const createFormSchema = z.object({
  name: requiredText('Form Name', 100),
  columns: integer('Columns', 1, 4).default(1),
});
export const updateFormSchema = createFormSchema.extend({ id: id('id'), revision });
export const formSchema = z.object({
  id: z.number(),
  name: z.string(),
  columns: z.number(),
  revision: z.number(),
});

const fieldFields = {
  formId: id('formId'),
  name: requiredText('Field Name', 100),
  fieldType: z.enum(fieldTypes, { error: 'Field Type is required.' }),
  inputType: z.enum(inputTypes, { error: 'Input Type must be text or number.' }).default(''),
  placeholder: optionalText('Placeholder', 200),
  isRequired: flag('Is Required').default(false),
  minLength: integer('Min', 0, 99_999_999).default(0),
  maxLength: integer('Max', 0, 99_999_999).default(0),
  options: z.array(requiredText('Option', 100)).max(200).default([]),
};
export const createFormFieldSchema = z.object(fieldFields);
export const updateFormFieldSchema = z.object({ ...fieldFields, id: id('id'), revision });
export const formFieldSchema = z.object({
  id: z.number(),
  formId: z.number(),
  name: z.string(),
  fieldType: z.enum(fieldTypes),
  inputType: z.string(),
  order: z.number(),
  placeholder: z.string(),
  isRequired: z.boolean(),
  minLength: z.number(),
  maxLength: z.number(),
  options: z.array(z.string()),
  revision: z.number(),
});

export const submissionViewSchema = z.object({
  formSubmission: z.object({ id: z.number(), timestamp: z.string() }),
  formSubmissionPairs: z.array(
    z.object({ fieldId: z.number(), fieldName: z.string(), fieldValue: z.string() }),
  ),
});
