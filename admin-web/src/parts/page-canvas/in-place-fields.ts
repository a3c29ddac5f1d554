import { fieldsOf } from '@galley/shared/components/dictionary';
import { fieldAt } from '@galley/shared/components/field-path';
import type { Field } from '@galley/shared/components/fields';

export const fieldSelector = '[data-galley-field]:not([data-galley-entry])';

/**
 * The definition of a field that can be edited in place; a field of an entry is named by its path (`items.0.title`).
 */
export function inPlaceField(type: string, field: string): Field | undefined {
  const declared = fieldAt(fieldsOf(type), field);
  return declared?.inPlace ? declared : undefined;
}

export const isTyped = ({ kind }: Field) => kind === 'text' || kind === 'richText';

/** The in-place fields of a type: its heading before the text above it. */
export function typedFields(type: string): [name: string, field: Field][] {
  const found = Object.entries(fieldsOf(type)).filter(([, field]) => field.inPlace && isTyped(field));
  const isHeading = ([name]: [string, Field]) => name === 'heading' || name === 'title';
  return [...found.filter(isHeading), ...found.filter((entry) => !isHeading(entry))];
}

/** The field where typing starts in a component of this type; undefined where it has no text on the page. */
export const firstTypedField = (type: string): string | undefined => typedFields(type)[0]?.[0];

/** The link that belongs to a text on the page: of a button, or of the entry whose title or name it is. */
export function linkBeside(type: string, field: string): string | undefined {
  const place = field.slice(0, field.lastIndexOf('.') + 1);
  const name = field.slice(place.length);
  const beside = name.endsWith('Text') ? `${name.slice(0, -4)}Link` : 'link';
  if (beside === 'link' && !['title', 'name'].includes(name)) return undefined;
  return fieldAt(fieldsOf(type), place + beside)?.kind === 'link' ? place + beside : undefined;
}
