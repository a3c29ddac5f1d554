import { componentDefaults, componentSchemas } from '@galley/shared/components/component-schemas';
import type { CreatableType } from '@galley/shared/components/component-types';
import type { TypedValues } from './component-calls';

/** What a component's form starts with: the stored fields that people fill in, or the defaults of its type. */
export function valuesOf(type: CreatableType, stored?: object): TypedValues {
  const defaults = componentDefaults[type] as TypedValues;
  const given = (stored ?? {}) as TypedValues;
  const fields = Object.keys(componentSchemas[type].shape);
  return Object.fromEntries(fields.map((field) => [field, given[field] ?? defaults[field]]));
}

/** The fields that hold something else in two sets of values. */
export function differingFields(one: TypedValues, other: TypedValues): string[] {
  return Object.keys(one).filter((field) => one[field] !== other[field]);
}
