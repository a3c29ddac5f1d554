import { boxValue } from '@galley/shared/form-fields/box';
import type { CheckContext, Checked } from '@galley/shared/form-fields/kind';
import { formFieldKinds, takesValue } from '@galley/shared/form-fields/kinds';
import { isStorable } from '@galley/shared/schemas/fields';
import type { FormField, FormModel } from '@galley/shared/schemas/form';
import { isBox, isShown } from '@galley/shared/schemas/form-conditions';
import type { SubmissionPair } from '@galley/shared/schemas/submission';

export interface CheckedValues {
  /** All fields of the form that take a value, in order, under their names at that time. */
  pairs: SubmissionPair[];
  /** By field id: a message for each invalid value. */
  errors: Record<number, string>;
}

interface Known extends CheckContext {
  /** By field id: what is wrong with the files in it. */
  fileErrors?: Readonly<Record<number, string>>;
}

/**
 * Checks submitted values against the form that the visitor saw; the browser's own checks are only a
 * convenience. A field that is hidden by its condition is neither required nor accepted.
 */
export function checkValues(
  form: FormModel,
  values: ReadonlyMap<number, string>,
  known: Known = { phones: undefined },
): CheckedValues {
  const all = new Map(
    form.fields.map((field) => [field.id, checkValue(field, (values.get(field.id) ?? '').trim(), known)]),
  );
  const errors: Record<number, string> = {};
  const pairs = form.fields.filter(takesValue).map((field) => {
    const shows = isShown(field, form.fields, ({ id }) => all.get(id)?.value ?? '');
    const { value, error }: Checked = (shows ? all.get(field.id) : undefined) ?? { value: '' };
    if (error !== undefined) errors[field.id] = `${field.name} ${error}`;
    return { fieldId: field.id, fieldName: field.name, fieldValue: storedValue(field, value) };
  });
  return { pairs, errors };
}

/** Checkboxes are stored the way pages send them, but conditions refer to them by words. */
function storedValue({ fieldType }: FormField, value: string): string {
  return isBox(fieldType) && value !== '' ? String(value === boxValue(true)) : value;
}

function checkValue(field: FormField, sent: string, { phones, fileErrors }: Known): Checked {
  const error = fileErrors?.[field.id];
  if (error !== undefined) return { value: sent, error };
  const { check, isChecked } = formFieldKinds[field.fieldType];
  if (!check) return { value: '' };
  if (sent === '' && isChecked !== 'always') {
    return { value: '', ...(field.isRequired && { error: 'is required.' }) };
  }
  if (!isStorable(sent)) return { value: sent, error: 'contains characters that cannot be stored.' };
  const checked = check(sent, field, { phones });
  const isMissing = field.isRequired && checked.value === '' && checked.error === undefined;
  return isMissing ? { value: '', error: 'is required.' } : checked;
}
