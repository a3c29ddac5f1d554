import { formFieldKinds } from '@galley/shared/form-fields/kinds';
import { type FormField, formFieldContentSchema } from '@galley/shared/schemas/form';
import { asksWith, decidingField } from '@galley/shared/schemas/form-conditions';
import type { FormFieldContent } from '@galley/shared/schemas/form-field-content';
import { resetForType } from '@galley/shared/schemas/form-field-rules';
import { sentFileGroupLabels } from '@galley/shared/sent-file-rules';
import { fieldErrors } from '../../ui/form/field-errors';
import type { FormLabels } from '../../ui/form/form-labels';

/** The values of the field form: those of a field, but options as lines and numbers as typed text. */
export interface FieldValues
  extends Omit<FormFieldContent, 'options' | 'minLength' | 'maxLength' | 'mostFiles'> {
  options: string;
  minLength: number | string;
  maxLength: number | string;
  mostFiles: number | string;
}

export function valuesOf(field: FormFieldContent): FieldValues {
  const { name, fieldType, inputType, placeholder, isRequired, minLength, maxLength } = field;
  const { options, linkText, linkUrl, accepts, mostFiles, text, showIfFieldId, showIfValue } = field;
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
    accepts,
    mostFiles: fieldType === 'file' ? mostFiles || 1 : mostFiles,
    text,
    showIfFieldId,
    showIfValue,
  };
}

/** Converts form values to a field; blank numbers become 0, blank lines are dropped. */
export function contentOf(values: FieldValues): FormFieldContent {
  return resetForType({
    ...values,
    minLength: Number(values.minLength),
    maxLength: Number(values.maxLength),
    mostFiles: Number(values.mostFiles),
    options: values.options
      .split('\n')
      .map((option) => option.trim())
      .filter((option) => option !== ''),
  });
}

/** Resets what another type does not have; an input accepts text until another input type is chosen. */
export function valuesForType(values: FieldValues, fieldType: FieldValues['fieldType']): FieldValues {
  const inputType = fieldType === 'input' ? values.inputType || 'text' : '';
  return valuesOf(contentOf({ ...values, fieldType, inputType }));
}

/** Applies the rules of the server to form values. */
export const fieldErrorsOf = (values: FieldValues) => fieldErrors(formFieldContentSchema, contentOf(values));

/** Describes when a field shows: `'Boat' is 'Sail'`; '' where it always does. */
export function conditionInWords(
  { showIfFieldId, showIfValue }: Pick<FormFieldContent, 'showIfFieldId' | 'showIfValue'>,
  fields: readonly FormField[],
): string {
  if (showIfFieldId === null) return '';
  const deciding = decidingField({ showIfFieldId }, fields);
  const name = deciding?.name ?? 'a field that is gone';
  const asks = deciding ? asksWith(deciding) : 'is';
  return showIfValue === '' ? `'${name}' is filled in` : `'${name}' ${asks} '${showIfValue}'`;
}

/** The labels of a field's settings; a condition names one of the form's fields. */
export function fieldLabels(fields: readonly FormField[]): FormLabels<FieldValues> {
  return {
    name: 'Field Name',
    fieldType: { label: 'Field Type', show: (fieldType) => formFieldKinds[fieldType].label },
    inputType: 'Input Type',
    placeholder: 'Placeholder',
    isRequired: 'Required',
    minLength: 'Min',
    maxLength: 'Max',
    options: { label: 'Options', show: (options) => options },
    linkText: 'Link Text',
    linkUrl: 'Link',
    accepts: {
      label: 'Which Files',
      show: (accepts) => sentFileGroupLabels[accepts],
    },
    mostFiles: 'Most Files',
    text: 'Text',
    showIfFieldId: { label: 'Show only if', show: (_, values) => conditionInWords(values, fields) },
  };
}
