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
/** What is left out stays as it was. */
export const updateFormSchema = z.object({
  name,
  columns: columns.optional(),
  toEmail: emailList('To Email').optional(),
  thankYouText: plainText('Thank-you Text', limits.thankYouText).optional(),
  /** A page of the site that takes the place of the text; null is none. */
  thankYouPageId: id('Thank-you Page').nullable().optional(),
  keepDays: keepDays.optional(),
  /** The email field whose address gets the confirmation; null is no mail. */
  confirmationFieldId: id('Confirmation to').nullable().optional(),
  confirmationText: plainText('Confirmation Text', limits.confirmationText).optional(),
  id: id('id'),
  revision,
});
/** A form as everybody may know it. */
export const formSchema = z.object({
  id: z.number(),
  name: z.string(),
  columns: z.number(),
  /** Shown to who has sent it; '' is 'Successful Submission'. */
  thankYouText: z.string(),
  revision: z.number(),
});
export type Form = z.infer<typeof formSchema>;
/** A form as staff see it. */
export const formDetailsSchema = formSchema.extend({
  /** Who gets its mails; no one here means those of the form settings. */
  toEmail: z.array(z.string()),
  /** The page that visitors are led to once they have sent it, instead of reading the text. */
  thankYouPageId: z.number().nullable(),
  /** The email field whose address gets a mail with the text; null where no one does. */
  confirmationFieldId: z.number().nullable(),
  confirmationText: z.string(),
  /** Days after which a submission is deleted; 0 is never. */
  keepDays: z.number(),
  /** It keeps everything because no one ever decided otherwise; an Admin is asked once. */
  asksForKeeping: z.boolean(),
});
export type FormDetails = z.infer<typeof formDetailsSchema>;

/** What people fill in for the form itself. */
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

/** The rules look at a field as it will be stored: what its type does not have is set back. */
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
  /** Of files: which are taken, '' being all, and how many; 0 is one. */
  accepts: z.enum(sentFileGroups),
  mostFiles: z.number(),
  /** Of a heading, a paragraph or files: what visitors read there. */
  text: z.string(),
  showIfFieldId: z.number().nullable(),
  showIfValue: z.string(),
  revision: z.number(),
});
export type FormField = z.infer<typeof formFieldSchema>;

/**
 * A form as a page shows it: the revision, the fields in their order, and where the company is, absent in the US and
 * Canada.
 */
export type FormModel = Form & { fields: FormField[]; country?: string | undefined };

export const formRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  fieldCount: z.number(),
  changedAt: z.string(),
  /** The user whose doing that was; absent where that is not known. */
  changedBy: z.number().optional(),
});
export type FormRow = z.infer<typeof formRowSchema>;
