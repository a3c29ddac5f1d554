import { createHandler } from '../core/create-handler';

/** Forms, their fields and their submissions. */
export const handler = createHandler(
  'forms',
  async () => (await import('@galley/shared/contract/forms')).formCalls,
  {
    listForms: () => import('./list-forms'),
    getForm: () => import('./get-form'),
    createForm: () => import('./create-form'),
    updateForm: () => import('./update-form'),
    listFormFields: () => import('./list-form-fields'),
    getFormField: () => import('./get-form-field'),
    createFormField: () => import('./create-form-field'),
    updateFormField: () => import('./update-form-field'),
    deleteFormField: () => import('./delete-form-field'),
    updateFormFieldOrder: () => import('./update-form-field-order'),
    listFormSubmissions: () => import('./list-form-submissions'),
    getSubmissionPages: () => import('./get-submission-pages'),
    getFormSubmission: () => import('./get-form-submission'),
    getSubmissionFile: () => import('./get-submission-file'),
    deleteFormSubmission: () => import('./delete-form-submission'),
    exportFormSubmissions: () => import('./export-form-submissions'),
    resendFormSubmission: () => import('./resend-form-submission'),
    releaseFormSubmission: () => import('./release-form-submission'),
    markFormSubmission: () => import('./mark-form-submission'),
    countUnreadSubmissions: () => import('./count-unread-submissions'),
    findPersonSubmissions: () => import('./find-person-submissions'),
    erasePersonSubmissions: () => import('./erase-person-submissions'),
  },
);
