import * as z from 'zod';
import { limits } from '../limits';
import { email, flag, id, integer, optionalText } from '../schemas/fields';
import {
  createFormFieldSchema,
  createFormSchema,
  formDetailsSchema,
  formFieldSchema,
  formRowSchema,
  updateFormFieldSchema,
  updateFormSchema,
} from '../schemas/form';
import { personSubmissionSchema, submissionViewSchema } from '../schemas/submission';
import { call } from './call';
import { deleted, noInput, saved, savedId, sent } from './responses';

const oneForm = z.object({ formId: id('formId') });
const oneField = z.object({ formFieldId: id('formFieldId') });
const oneSubmission = z.object({ submissionId: id('submissionId') });

const read = {
  methods: ['GET'],
  area: 'forms',
  audience: 'staff',
  company: 'session',
  mutates: false,
  needs: 'forms',
} as const;
const save = {
  ...read,
  methods: ['POST'],
  audience: 'editForms',
  mutates: true,
  output: savedId,
} as const;
const remove = { ...save, methods: ['DELETE'], output: deleted } as const;
/** Submissions are personal data. */
const readSent = { ...read, methods: ['POST'], audience: 'handleSubmissions' } as const;
const changeSent = { ...save, audience: 'handleSubmissions' } as const;

export const formCalls = {
  listForms: call({
    ...read,
    path: '/api/AdminForms/GetAllForms',
    input: noInput,
    output: z.array(formRowSchema),
  }),
  getForm: call({ ...read, path: '/api/AdminForms/GetForm', input: oneForm, output: formDetailsSchema }),
  createForm: call({ ...save, path: '/api/AdminForms/CreateForm', input: createFormSchema }),
  updateForm: call({ ...save, path: '/api/AdminForms/UpdateForm', input: updateFormSchema }),
  getFormField: call({
    ...read,
    path: '/api/AdminForms/GetFormField',
    input: oneField,
    output: formFieldSchema,
  }),
  createFormField: call({ ...save, path: '/api/AdminForms/CreateFormField', input: createFormFieldSchema }),
  updateFormField: call({ ...save, path: '/api/AdminForms/UpdateFormField', input: updateFormFieldSchema }),
  deleteFormField: call({ ...remove, path: '/api/AdminForms/DeleteFormFieldComponent', input: oneField }),
  updateFormFieldOrder: call({
    ...save,
    path: '/api/AdminForms/UpdateFormFieldOrder',
    input: z.object({ formFieldIds: z.array(id('formFieldIds')).min(1).max(limits.formFields) }),
    output: saved,
  }),
  listFormFields: call({
    ...read,
    path: '/api/AdminForms/GetAssociatedFormFields',
    input: oneForm,
    output: z.array(formFieldSchema),
  }),
  listFormSubmissions: call({
    ...readSent,
    path: '/api/AdminForms/GetFormSubmissionData',
    input: z.object({
      formId: id('formId'),
      limit: integer('limit', 1, 1_000).optional(),
      cursor: optionalText('cursor', 100),
      /** Only submissions whose values contain this. */
      search: optionalText('search', 100),
      oldestFirst: flag('oldestFirst').default(false),
      /** The submissions that were held back as spam, instead of the others. */
      spam: flag('spam').default(false),
    }),
    output: z.object({
      form: formDetailsSchema,
      formFields: z.array(formFieldSchema),
      formSubmissionViewModels: z.array(submissionViewSchema),
    }),
  }),
  /**
   * How many there are, and where each page of the list begins, so that jumping to one takes a single read.
   */
  getSubmissionPages: call({
    ...readSent,
    path: '/api/AdminForms/GetFormSubmissionPages',
    input: z.object({
      formId: id('formId'),
      oldestFirst: flag('oldestFirst').default(false),
      spam: flag('spam').default(false),
    }),
    output: z.object({
      /** null where there are more than are counted at once. */
      total: z.number().nullable(),
      /** For each page, the `cursor` that reads it and the time of its first submission. */
      pages: z.array(z.object({ cursor: z.string(), timestamp: z.string() })),
    }),
  }),
  getFormSubmission: call({
    ...readSent,
    path: '/api/AdminForms/GetSingleFormSubmissionData',
    input: z.object({ formSubmissionId: id('formSubmissionId') }),
    output: z.object({ form: formDetailsSchema.nullable(), formSubmissionViewModel: submissionViewSchema }),
  }),
  /** A link by which the user downloads one of its files; it is valid for a minute. */
  getSubmissionFile: call({
    ...readSent,
    path: '/api/AdminForms/GetSubmissionFile',
    input: oneSubmission.extend({ number: integer('number', 1, limits.formFields * limits.filesOfField) }),
    output: z.object({ url: z.string() }),
  }),
  deleteFormSubmission: call({
    ...remove,
    audience: 'handleSubmissions',
    path: '/api/AdminForms/DeleteFormSubmission',
    input: oneSubmission,
  }),
  exportFormSubmissions: call({
    ...read,
    audience: 'handleSubmissions',
    path: '/api/AdminForms/ExportFormSubmissions',
    input: z.object({ formId: id('formId'), cursor: optionalText('cursor', 100) }),
    /** text/csv; where there is more, `x-next-cursor` tells where it continues. */
    output: z.string(),
  }),
  resendFormSubmission: call({
    ...changeSent,
    path: '/api/AdminForms/ResendFormSubmission',
    input: oneSubmission,
    output: sent,
  }),
  releaseFormSubmission: call({
    ...changeSent,
    path: '/api/AdminForms/ReleaseFormSubmission',
    input: oneSubmission,
    output: saved,
  }),
  /** Whether it counts as read, for all users who handle submissions. */
  markFormSubmission: call({
    ...changeSent,
    path: '/api/AdminForms/MarkFormSubmission',
    input: oneSubmission.extend({ isUnread: flag('isUnread').default(false) }),
    output: saved,
  }),
  /** The number of unread submissions, for each form that has any. */
  countUnreadSubmissions: call({
    ...read,
    audience: 'handleSubmissions',
    path: '/api/AdminForms/GetUnreadSubmissionCounts',
    input: noInput,
    output: z.array(z.object({ formId: z.number(), unread: z.number() })),
  }),
  /**
   * The submissions of one person to any form, including those that mention the person; POST keeps the email
   * address out of URLs.
   */
  findPersonSubmissions: call({
    ...readSent,
    path: '/api/AdminForms/FindPersonSubmissions',
    input: z.object({ email: email('Email address'), cursor: optionalText('cursor', 100) }),
    output: z.array(personSubmissionSchema),
  }),
  erasePersonSubmissions: call({
    ...changeSent,
    path: '/api/AdminForms/ErasePersonSubmissions',
    input: z.object({
      email: email('Email address'),
      submissionIds: z
        .array(id('submissionIds'), { error: 'submissionIds must be a list of ids.' })
        .min(1, 'submissionIds must name at least one submission.')
        .max(limits.erasedAtOnce, `submissionIds may name at most ${limits.erasedAtOnce} submissions.`),
    }),
    output: z.object({ erased: z.number() }),
  }),
};
