import { type CreatableType, fieldsOf } from '@galley/shared/components/dictionary';
import { initialValues } from '@galley/shared/components/field-values';
import type { FormValues } from './component-calls';

/** What a component's form starts with: the stored fields that people fill in, or the defaults of its type. */
export function valuesOf(type: CreatableType, stored?: object): FormValues {
  const given = (stored ?? {}) as FormValues;
  const initial = Object.entries(initialValues(fieldsOf(type)));
  return Object.fromEntries(initial.map(([field, value]) => [field, given[field] ?? value]));
}

/** The fields that hold something else in two sets of values. */
export function differingFields(one: FormValues, other: FormValues): string[] {
  return Object.keys(one).filter((field) => !isSame(one[field], other[field]));
}

/** Lists are the same where all that is in them is. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
}
