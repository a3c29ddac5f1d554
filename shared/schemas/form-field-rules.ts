import { formFieldKinds } from '../form-fields/kinds';
import type { FormFieldContent, FormFieldType } from './form-field-content';

/** What a field has whatever its type. */
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

/** What a new field starts with. */
export const newField: FormFieldContent = {
  name: '',
  fieldType: 'input',
  ...empty,
  inputType: 'text',
  showIfFieldId: null,
  showIfValue: '',
};

/** Whether fields of this type have this part at all. */
export function keepsPart(fieldType: FormFieldType, part: keyof FormFieldContent): boolean {
  return common.includes(part) || formFieldKinds[fieldType].keeps.includes(part);
}

/**
 * A field with everything set back that its type does not have. The server applies it to every save, the form of the
 * builder when another type is chosen.
 */
export function resetForType<Field extends FormFieldContent>(field: Field): Field {
  const parts = Object.entries(empty).filter(
    ([part]) => !keepsPart(field.fieldType, part as keyof FormFieldContent),
  );
  const showIfValue = field.showIfFieldId === null ? '' : field.showIfValue;
  return { ...field, ...Object.fromEntries(parts), showIfValue };
}

/** The first wrong part of each kind, with its sentence; the field must have been reset for its type. */
export function errorsOf(field: FormFieldContent): Partial<Record<keyof FormFieldContent, string>> {
  return formFieldKinds[field.fieldType].faultsOf?.(field) ?? {};
}
