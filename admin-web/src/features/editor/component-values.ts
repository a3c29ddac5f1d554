import { type CreatableType, fieldsOf } from '@galley/shared/components/dictionary';
import { initialValues } from '@galley/shared/components/field-values';
import type { TypedValues } from './component-calls';

/** What a component's form starts with: the stored fields that people fill in, or the defaults of its type. */
export function valuesOf(type: CreatableType, stored?: object): TypedValues {
  const given = (stored ?? {}) as TypedValues;
  const initial = Object.entries(initialValues(fieldsOf(type)));
  return Object.fromEntries(initial.map(([field, value]) => [field, given[field] ?? value]));
}

/** The fields that hold something else in two sets of values. */
export function differingFields(one: TypedValues, other: TypedValues): string[] {
  return Object.keys(one).filter((field) => one[field] !== other[field]);
}
