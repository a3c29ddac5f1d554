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

/** What a component says first: its heading before what stands above it. */
export function typedFields(type: string): [name: string, field: Field][] {
  const found = Object.entries(fieldsOf(type)).filter(([, field]) => field.inPlace && isTyped(field));
  const isHeading = ([name]: [string, Field]) => name === 'heading' || name === 'title';
  return [...found.filter(isHeading), ...found.filter((entry) => !isHeading(entry))];
}

/** Where one begins to write in a component of this type; undefined where it has no words on the page. */
export const firstTypedField = (type: string): string | undefined => typedFields(type)[0]?.[0];

/** The link that belongs to words on the page: of a button, or of the entry whose title or name they are. */
export function linkBeside(type: string, field: string): string | undefined {
  const place = field.slice(0, field.lastIndexOf('.') + 1);
  const name = field.slice(place.length);
  const beside = name.endsWith('Text') ? `${name.slice(0, -4)}Link` : 'link';
  if (beside === 'link' && !['title', 'name'].includes(name)) return undefined;
  return fieldAt(fieldsOf(type), place + beside)?.kind === 'link' ? place + beside : undefined;
}
