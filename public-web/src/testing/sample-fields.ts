import { newField } from '@galley/shared/schemas/form-field-rules';
import type { FormField, FormModel } from '../site-model';

/** A field as its author saved it, with the given changes. */
export function sampleField(id: number, name: string, change: Partial<FormField>): FormField {
  return { ...newField, inputType: '', id, formId: 1, name, order: id, revision: 1, ...change };
}

const options = ['In the yard', 'On the water', 'On paper only'];

/** A form with the kinds of fields that guide a visitor: days, choices, texts between fields. */
export const bookingForm: FormModel = {
  id: 2,
  name: 'Booking',
  columns: 2,
  thankYouText: '',
  revision: 5,
  fields: [
    sampleField(20001, 'When would you come?', {
      fieldType: 'heading',
      text: 'We are here from Tuesday to Saturday.\nBring the boat if you can.',
    }),
    sampleField(20002, 'Day', { fieldType: 'date', isRequired: true }),
    sampleField(20003, 'Where do we look at her?', { fieldType: 'radio', options, isRequired: true }),
    sampleField(20004, 'What is to be done?', {
      fieldType: 'checkboxes',
      options: ['Planks', 'Frames', 'Paint and varnish'],
      isRequired: true,
    }),
    sampleField(20005, 'Colours', {
      fieldType: 'paragraph',
      text: 'Varnish takes a week for each coat.',
      showIfFieldId: 20004,
      showIfValue: 'Paint and varnish',
    }),
    sampleField(20006, 'How many coats?', {
      fieldType: 'radio',
      options: ['Two', 'Six'],
      isRequired: true,
      showIfFieldId: 20004,
      showIfValue: 'Paint and varnish',
    }),
    sampleField(20007, 'Pictures of her', {
      fieldType: 'file',
      text: 'One from each side is enough.',
      accepts: 'pictures',
      mostFiles: 3,
    }),
  ],
};
