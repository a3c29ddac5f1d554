import type { FormDetails } from '@galley/shared/schemas/form';

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
