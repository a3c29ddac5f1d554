import type { FormFieldType } from '@galley/shared/schemas/form-field-content';

/** What people call the field types, in the order in which they are offered. */
export const fieldTypeLabels: Record<FormFieldType, string> = {
  input: 'Input',
  textArea: 'Text area',
  email: 'Email',
  phone: 'Phone',
  selectList: 'Select list',
  state: 'State',
  checkbox: 'Checkbox',
  consent: 'Consent',
};

/** What a visitor does with it. */
export const fieldTypeHints: Record<FormFieldType, string> = {
  input: 'A line of text, or a number.',
  textArea: 'Several lines of text.',
  email: 'An e-mail address; answers go there.',
  phone: 'A telephone number of your country; of the US and Canada as ### ### ####.',
  selectList: 'One of the options that you write below.',
  state: 'One of 59 US states, territories and military codes.',
  checkbox: 'Ticked or not. It is never required.',
  consent: 'A box to agree, with a link to what is agreed to.',
};
