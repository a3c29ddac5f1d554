import { formCalls } from '@galley/shared/contract/forms';
import { createHandler } from '../core/create-handler';
import { createForm } from './create-form';
import { createFormField } from './create-form-field';
import { deleteFormField } from './delete-form-field';
import { deleteFormSubmission } from './delete-form-submission';
import { erasePersonSubmissions } from './erase-person-submissions';
import { exportFormSubmissions } from './export-form-submissions';
import { findPersonSubmissions } from './find-person-submissions';
import { getForm } from './get-form';
import { getFormField } from './get-form-field';
import { getFormSubmission } from './get-form-submission';
import { listFormFields } from './list-form-fields';
import { listFormSubmissions } from './list-form-submissions';
import { listForms } from './list-forms';
import { releaseFormSubmission } from './release-form-submission';
import { resendFormSubmission } from './resend-form-submission';
import { updateForm } from './update-form';
import { updateFormField } from './update-form-field';
import { updateFormFieldOrder } from './update-form-field-order';

/** Forms, their fields and what visitors submitted. */
export const handler = createHandler('forms', formCalls, {
  listForms,
  getForm,
  createForm,
  updateForm,
  listFormFields,
  getFormField,
  createFormField,
  updateFormField,
  deleteFormField,
  updateFormFieldOrder,
  listFormSubmissions,
  getFormSubmission,
  deleteFormSubmission,
  exportFormSubmissions,
  resendFormSubmission,
  releaseFormSubmission,
  findPersonSubmissions,
  erasePersonSubmissions,
});
