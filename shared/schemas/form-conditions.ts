import { formFieldKinds, takesValue } from '../form-fields/kinds';
import { splitOptions } from '../form-fields/options';
import type { FormField } from './form';
import type { FormFieldType } from './form-field-content';

/**
 * A field may be visible only while another field of its form has a certain value. The page's script, the
 * form builder and the server, whose decision counts, all use these rules.
 */
type Choice = Pick<FormField, 'fieldType' | 'options'>;
type Conditional = Choice & Pick<FormField, 'id' | 'name' | 'showIfFieldId' | 'showIfValue'>;

export function isBox(fieldType: FormFieldType): fieldType is 'checkbox' | 'consent' {
  return fieldType === 'checkbox' || fieldType === 'consent';
}

/** The verb of a condition on this field: a group of checkboxes may have several values. */
export const asksWith = ({ fieldType }: Pick<Choice, 'fieldType'>) =>
  fieldType === 'checkboxes' ? 'has' : 'is';

/** The values that a condition may refer to; '' means any value, which is the only option for text fields. */
export function valuesToAskFor({ fieldType, options }: Choice): readonly string[] {
  return formFieldKinds[fieldType].valuesToAskFor?.({ options }) ?? [''];
}

/** The field that this one depends on, if any. */
export function decidingField<Field extends Conditional>(
  field: Pick<Conditional, 'showIfFieldId'>,
  fields: readonly Field[],
): Field | undefined {
  return fields.find(({ id }) => id === field.showIfFieldId);
}

/**
 * Whether a field is visible: its condition is true, and the field that it depends on is visible, too. For a
 * group of checkboxes, one with the value is enough.
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

/** Whether a field depends on this one, directly or through others. */
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

/** The error in a field's condition, by part. */
export function conditionError(
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
