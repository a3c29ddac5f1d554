import { formFieldKinds, takesValue } from '../form-fields/kinds';
import { splitOptions } from '../form-fields/options';
import type { FormField } from './form';
import type { FormFieldType } from './form-field-content';

/**
 * A field may show only while another field of its form has a value. The page's script, the builder and the server,
 * which alone counts, all decide by these rules.
 */
type Choice = Pick<FormField, 'fieldType' | 'options'>;
type Conditional = Choice & Pick<FormField, 'id' | 'name' | 'showIfFieldId' | 'showIfValue'>;

export function isBox(fieldType: FormFieldType): fieldType is 'checkbox' | 'consent' {
  return fieldType === 'checkbox' || fieldType === 'consent';
}

/** How a condition on this field is said: of several boxes more than one may be ticked. */
export const asksWith = ({ fieldType }: Pick<Choice, 'fieldType'>) =>
  fieldType === 'checkboxes' ? 'has' : 'is';

/** The values that a condition may ask for, '' being any at all; a text can only be filled in or not. */
export function valuesToAskFor({ fieldType, options }: Choice): readonly string[] {
  return formFieldKinds[fieldType].valuesToAskFor?.({ options }) ?? [''];
}

/** The field that decides over this one, if any does. */
export function decidingField<Field extends Conditional>(
  field: Pick<Conditional, 'showIfFieldId'>,
  fields: readonly Field[],
): Field | undefined {
  return fields.find(({ id }) => id === field.showIfFieldId);
}

/**
 * Whether a field shows: its condition holds, and the field that it looks at shows too. Of several boxes one with the
 * value is enough.
 */
export function isShown<Field extends Conditional>(
  field: Field,
  fields: readonly Field[],
  valueIn: (field: Field) => string,
): boolean {
  const other = decidingField(field, fields);
  if (!other) return true;
  const value = valueIn(other);
  const holds = field.showIfValue === '' ? value !== '' : splitOptions(value).includes(field.showIfValue);
  return holds && isShown(other, fields, valueIn);
}

/** Whether a field shows because of this one, directly or through others between them. */
export function waitsFor(field: Conditional, deciding: Conditional, fields: readonly Conditional[]): boolean {
  const between = new Set<number>();
  let other = decidingField(field, fields);
  while (other && !between.has(other.id)) {
    if (other.id === deciding.id) return true;
    between.add(other.id);
    other = decidingField(other, fields);
  }
  return false;
}

/** What is wrong with a field's condition, by the part that is. */
export function conditionFault(
  field: Conditional,
  fields: readonly Conditional[],
): { part: 'showIfFieldId' | 'showIfValue'; message: string } | undefined {
  if (field.showIfFieldId === null) return undefined;
  const other = decidingField(field, fields);
  if (!other || other.id === field.id || !takesValue(other)) {
    return { part: 'showIfFieldId', message: 'Show only if: choose another field of this form.' };
  }
  if (waitsFor(other, field, fields)) {
    const message = `Show only if: '${other.name}' shows only because of this field. Choose another one.`;
    return { part: 'showIfFieldId', message };
  }
  if (valuesToAskFor(other).includes(field.showIfValue)) return undefined;
  const what = field.showIfValue === '' ? 'Value is required.' : `'${other.name}' has no such value.`;
  return { part: 'showIfValue', message: `${what} Choose one of those that '${other.name}' may have.` };
}
