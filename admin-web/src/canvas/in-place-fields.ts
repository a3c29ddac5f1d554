import { fieldsOf } from '@galley/shared/components/dictionary';
import { fieldAt } from '@galley/shared/components/field-path';
import type { Field } from '@galley/shared/components/fields';

export const fieldSelector = '[data-galley-field]:not([data-galley-entry])';

/** What a field of a component is, if it can be edited where it stands; one of an entry is named by its place (`items.0.title`). */
export function inPlaceField(type: string, field: string): Field | undefined {
  const declared = fieldAt(fieldsOf(type), field);
  return declared?.inPlace ? declared : undefined;
}

export const isTyped = ({ kind }: Field) => kind === 'text' || kind === 'richText';

/** Where one begins to write in a component of this type; undefined where it has no words on the page. */
export function firstTypedField(type: string): string | undefined {
  const found = Object.entries(fieldsOf(type)).find(([, field]) => field.inPlace && isTyped(field));
  return found?.[0];
}
