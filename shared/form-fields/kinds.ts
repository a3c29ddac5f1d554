import type { FormFieldType } from '../schemas/form-field-content';
import { checkbox } from './checkbox';
import { checkboxes } from './checkboxes';
import { consent } from './consent';
import { date } from './date';
import { email } from './email';
import { file } from './file';
import { heading } from './heading';
import { input } from './input';
import type { FormFieldKind } from './kind';
import { paragraph } from './paragraph';
import { phone } from './phone';
import { radio } from './radio';
import { selectList } from './select-list';
import { state } from './state';
import { textArea } from './text-area';

/**
 * All kinds of fields, in the order in which they are offered; a missing kind of `fieldTypes` does not
 * compile.
 */
export const formFieldKinds: Record<FormFieldType, FormFieldKind> = {
  input,
  textArea,
  email,
  phone,
  date,
  selectList,
  radio,
  checkboxes,
  checkbox,
  consent,
  state,
  file,
  heading,
  paragraph,
};

/** Whether visitors fill it in; other fields have no value, no column and no line in a mail. */
export function takesValue({ fieldType }: { fieldType: FormFieldType }): boolean {
  return formFieldKinds[fieldType].check !== undefined;
}
