import * as z from 'zod';
import { defaultKeepDays, limits } from '../limits';
import { fieldTypes, inputTypes, sentFileGroups } from '../stored-words';
import { emailList, id, integer, plainText, requiredText, revision } from './fields';
import { contentFields, contentSchema, type FormFieldContent } from './form-field-content';
import { errorsOf, resetForType } from './form-field-rules';

const name = requiredText('Form Name', 100);
const columns = integer('Columns', 1, 4);
const keepDays = integer('Delete submissions after', 0, limits.keepDays);
export const createFormSchema = z.object({
  name,
  columns: columns.default(1),
  keepDays: keepDays.default(defaultKeepDays),
});
/** Omitted fields are kept. */
export const updateFormSchema = z.object({
  name,
  columns: columns.optional(),
  toEmail: emailList('To Email').optional(),
  thankYouText: plainText('Thank-you Text', limits.thankYouText).optional(),
  /** A page of the site that replaces the text; null means none. */
  thankYouPageId: id('Thank-you Page').nullable().optional(),
  keepDays: keepDays.optional(),
  /** The email field that names the recipient of the confirmation; null means no mail. */
  confirmationFieldId: id('Confirmation to').nullable().optional(),
  confirmationText: plainText('Confirmation Text', limits.confirmationText).optional(),
  id: id('id'),
  revision,
});
/** The public data of a form. */
export const formSchema = z.object({
  id: z.number(),
  name: z.string(),
  columns: z.number(),
  /** Shown after a submission; '' means 'Successful Submission'. */
  thankYouText: z.string(),
  revision: z.number(),
});
export type Form = z.infer<typeof formSchema>;
/** A form as staff see it. */
export const formDetailsSchema = formSchema.extend({
  /** The recipients of its mails; empty means those of the form settings. */
  toEmail: z.array(z.string()),
  /** The page to which visitors are sent after a submission, instead of the text. */
  thankYouPageId: z.number().nullable(),
  /** The email field that names the recipient of a mail with the text; null means no mail. */
  confirmationFieldId: z.number().nullable(),
  confirmationText: z.string(),
  /** The number of days after which a submission is deleted; 0 means never. */
  keepDays: z.number(),
  /** It keeps all submissions only because this was never decided; an Admin is asked once. */
  asksForKeeping: z.boolean(),
});
export type FormDetails = z.infer<typeof formDetailsSchema>;

/** The form's own values, as its author enters them. */
export type FormDetailValues = Pick<
  FormDetails,
  | 'name'
  | 'columns'
  | 'thankYouText'
  | 'thankYouPageId'
  | 'confirmationFieldId'
  | 'confirmationText'
  | 'toEmail'
  | 'keepDays'
>;

/** The rules apply to a field as it will be stored, with the parts reset that its type does not have. */
function withFieldRules<Schema extends z.ZodType<FormFieldContent>>(schema: Schema): Schema {
  return schema.superRefine((field, context) => {
    for (const [part, message] of Object.entries(errorsOf(resetForType(field)))) {
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
  /** Its position in the form, from 1. */
  order: z.number(),
  placeholder: z.string(),
  isRequired: z.boolean(),
  minLength: z.number(),
  maxLength: z.number(),
  options: z.array(z.string()),
  /** For a consent: the text and the URL of its link. */
  linkText: z.string(),
  linkUrl: z.string(),
  /** For file fields: the accepted kinds, '' being all, and the maximum number; 0 means one. */
  accepts: z.enum(sentFileGroups),
  mostFiles: z.number(),
  /** For headings, paragraphs and file fields: the text that visitors read. */
  text: z.string(),
  showIfFieldId: z.number().nullable(),
  showIfValue: z.string(),
  revision: z.number(),
});
export type FormField = z.infer<typeof formFieldSchema>;

/**
 * A form as pages show it: its revision, its fields in order, and the company's country, which is absent in
 * the US and Canada.
 */
export type FormModel = Form & { fields: FormField[]; country?: string | undefined };

export const formRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  fieldCount: z.number(),
  changedAt: z.string(),
  /** The user who made the last change; absent where unknown. */
  changedBy: z.number().optional(),
});
export type FormRow = z.infer<typeof formRowSchema>;
