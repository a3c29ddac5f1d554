import { limits } from '../limits';
import type { FormFieldContent, FormFieldType } from './form-field-content';

/**
 * What each field type keeps of what was filled in; everything else is set back when the type changes. The server
 * applies it to every save, the form of the builder when another type is chosen.
 */
const kept: Record<FormFieldType, readonly (keyof FormFieldContent)[]> = {
  input: ['inputType', 'placeholder', 'isRequired', 'minLength', 'maxLength'],
  selectList: ['placeholder', 'isRequired', 'options'],
  checkbox: [],
  phone: ['isRequired'],
  email: ['placeholder', 'isRequired'],
  state: ['placeholder', 'isRequired'],
  textArea: ['placeholder', 'isRequired', 'minLength', 'maxLength'],
  consent: ['isRequired', 'linkText', 'linkUrl'],
};

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
  return common.includes(part) || kept[fieldType].includes(part);
}

/** A field with everything set back that its type does not have. */
export function resetForType<Field extends FormFieldContent>(field: Field): Field {
  const parts = Object.entries(empty).filter(
    ([part]) => !keepsPart(field.fieldType, part as keyof FormFieldContent),
  );
  const showIfValue = field.showIfFieldId === null ? '' : field.showIfValue;
  return { ...field, ...Object.fromEntries(parts), showIfValue };
}

/** Whether Min and Max are bounds of a number, not of a text's length. */
export function isNumberField(field: Pick<FormFieldContent, 'fieldType' | 'inputType'>): boolean {
  return field.fieldType === 'input' && field.inputType === 'number';
}

/** What Min and Max may be; the upper bound also stands where Max is 0. */
export function boundsOf(field: Pick<FormFieldContent, 'fieldType' | 'inputType'>) {
  return isNumberField(field) ? limits.fieldNumber : limits.fieldText;
}

/** How options are compared: without case and surrounding spaces. */
export function optionKey(option: string): string {
  return option.trim().toLowerCase();
}

/** The first wrong part of each kind, with its sentence; the field must have been reset for its type. */
export function errorsOf(field: FormFieldContent): Partial<Record<keyof FormFieldContent, string>> {
  return { ...errorsOfType(field), ...errorsOfBounds(field) };
}

function errorsOfType(field: FormFieldContent): Partial<Record<keyof FormFieldContent, string>> {
  if (field.fieldType === 'input' && field.inputType === '') return { inputType: 'Input Type is required.' };
  if (field.fieldType === 'selectList') {
    const options = optionsError(field.options);
    return options ? { options } : {};
  }
  if (field.linkText !== '' && field.linkUrl === '') return { linkUrl: 'Link is required.' };
  if (field.linkUrl !== '' && field.linkText === '') return { linkText: 'Link Text is required.' };
  return {};
}

function optionsError(options: readonly string[]): string | undefined {
  if (options.length === 0) return 'Options are required.';
  const withComma = options.find((option) => option.includes(','));
  if (withComma !== undefined) return `An option may not contain a comma: '${withComma}'.`;
  const keys = options.map(optionKey);
  const repeated = options.find((_, index) => keys.indexOf(keys[index] as string) !== index);
  return repeated === undefined ? undefined : `The option '${repeated}' is already there.`;
}

function errorsOfBounds(field: FormFieldContent): Partial<Record<keyof FormFieldContent, string>> {
  if (!keepsPart(field.fieldType, 'minLength')) return {};
  const { min, max } = boundsOf(field);
  for (const [part, label] of [
    ['minLength', 'Min'],
    ['maxLength', 'Max'],
  ] as const) {
    if (field[part] > max) return { [part]: `${label} must be a whole number from ${min} to ${max}.` };
  }
  if (field.minLength > (field.maxLength || max)) return { minLength: 'Min may not be more than Max.' };
  return {};
}
