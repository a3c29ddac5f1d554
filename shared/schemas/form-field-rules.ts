import { formFieldKinds } from '../form-fields/kinds';
import type { FormFieldContent, FormFieldType } from './form-field-content';

/** The parts that fields of all types have. */
type Common = 'name' | 'fieldType' | 'showIfFieldId' | 'showIfValue';
const common: readonly string[] = ['name', 'fieldType', 'showIfFieldId', 'showIfValue'] satisfies Common[];

const empty: Omit<FormFieldContent, Common> = {
  inputType: '',
  placeholder: '',
  isRequired: false,
  minLength: 0,
  maxLength: 0,
  options: [],
  linkText: '',
  linkUrl: '',
  accepts: '',
  mostFiles: 0,
  text: '',
};

/** The initial values of a new field. */
export const newField: FormFieldContent = {
  name: '',
  fieldType: 'input',
  ...empty,
  inputType: 'text',
  showIfFieldId: null,
  showIfValue: '',
};

/** Whether fields of this type have this part. */
export function keepsPart(fieldType: FormFieldType, part: keyof FormFieldContent): boolean {
  return common.includes(part) || formFieldKinds[fieldType].keeps.includes(part);
}

/**
 * Resets all parts that a field's type does not have. The server does this with every save, and the form
 * builder when another type is chosen.
 */
export function resetForType<Field extends FormFieldContent>(field: Field): Field {
  const parts = Object.entries(empty).filter(
    ([part]) => !keepsPart(field.fieldType, part as keyof FormFieldContent),
  );
  return {
    ...field,
    ...Object.fromEntries(parts),
    showIfValue: field.showIfFieldId === null ? '' : field.showIfValue,
  };
}

/** The errors of a field's parts; the field must have been reset for its type. */
export function errorsOf(field: FormFieldContent): Partial<Record<keyof FormFieldContent, string>> {
  return formFieldKinds[field.fieldType].errorsOf?.(field) ?? {};
}
