import { type FormField, type FormFieldContent, formFieldContentSchema } from '@galley/shared/schemas/form';
import { decidingField } from '@galley/shared/schemas/form-conditions';
import { newField, resetForType } from '@galley/shared/schemas/form-field-rules';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Difference } from '../../ui/conflict-panel';
import { fieldTypeLabels } from './field-types';

/** What the field form holds: as a field, but options as lines and numbers as they are typed. */
export interface FieldValues extends Omit<FormFieldContent, 'options' | 'minLength' | 'maxLength'> {
  options: string;
  minLength: number | string;
  maxLength: number | string;
}

export function valuesOf(field: FormFieldContent = newField): FieldValues {
  const { name, fieldType, inputType, placeholder, isRequired, minLength, maxLength } = field;
  const { options, linkText, linkUrl, showIfFieldId, showIfValue } = field;
  return {
    name,
    fieldType,
    inputType,
    placeholder,
    isRequired,
    minLength,
    maxLength,
    options: options.join('\n'),
    linkText,
    linkUrl,
    showIfFieldId,
    showIfValue,
  };
}

/** The field that these values make; blank numbers are 0, blank lines are no options. */
export function contentOf(values: FieldValues): FormFieldContent {
  return resetForType({
    ...values,
    minLength: Number(values.minLength),
    maxLength: Number(values.maxLength),
    options: values.options
      .split('\n')
      .map((option) => option.trim())
      .filter((option) => option !== ''),
  });
}

/** Another type was chosen: what it does not have is cleared, and an input is of text until said otherwise. */
export function valuesForType(values: FieldValues, fieldType: FieldValues['fieldType']): FieldValues {
  const inputType = fieldType === 'input' ? values.inputType || 'text' : '';
  return valuesOf(contentOf({ ...values, fieldType, inputType }));
}

/** The rules of the server, on what is typed. */
export const fieldResolver: Resolver<FieldValues> = (values) => {
  const parsed = formFieldContentSchema.safeParse(contentOf(values));
  if (parsed.success) return { values, errors: {} };
  const errors: FieldErrors<FieldValues> = {};
  for (const { path, message } of parsed.error.issues) {
    errors[path[0] as keyof FieldValues] ??= { type: 'rule', message };
  }
  return { values: {}, errors };
};

const labels: Record<Exclude<keyof FieldValues, 'showIfValue'>, string> = {
  name: 'Field Name',
  fieldType: 'Field Type',
  inputType: 'Input Type',
  placeholder: 'Placeholder',
  isRequired: 'Required',
  minLength: 'Min',
  maxLength: 'Max',
  options: 'Options',
  linkText: 'Link Text',
  linkUrl: 'Link',
  showIfFieldId: 'Show only if',
};

/** When a field shows, as people say it: `'Boat' is 'Sail'`; '' where it always does. */
export function conditionInWords(
  { showIfFieldId, showIfValue }: Pick<FormFieldContent, 'showIfFieldId' | 'showIfValue'>,
  fields: readonly FormField[],
): string {
  if (showIfFieldId === null) return '';
  const name = decidingField({ showIfFieldId }, fields)?.name ?? 'a field that is gone';
  return showIfValue === '' ? `'${name}' is filled in` : `'${name}' is '${showIfValue}'`;
}

function shown(values: FieldValues, part: keyof typeof labels, fields: readonly FormField[]): string {
  const value = values[part];
  if (part === 'fieldType') return fieldTypeLabels[values.fieldType];
  if (part === 'showIfFieldId') return conditionInWords(values, fields);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** Where what somebody else saved and what is typed here differ. */
export function fieldDifferences(
  theirs: FieldValues,
  mine: FieldValues,
  fields: readonly FormField[],
): Difference[] {
  return (Object.keys(labels) as (keyof typeof labels)[])
    .map((part) => ({
      field: labels[part],
      theirs: shown(theirs, part, fields),
      mine: shown(mine, part, fields),
    }))
    .filter((difference) => difference.theirs !== difference.mine);
}
