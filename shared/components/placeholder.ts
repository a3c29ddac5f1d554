import { definitionOf, fieldsOf, labelOf } from './dictionary';
import { fieldValues, initialValues } from './field-values';

/** What a new component of a type holds: it can be looked at before anybody has written a word. */
export function newValues(type: string): Record<string, unknown> {
  const { placeholder } = definitionOf(type) ?? {};
  return { ...initialValues(fieldsOf(type)), componentName: labelOf(type) ?? type, ...placeholder };
}

/** Headings, paragraphs and entries of lists, each with its tags. */
const blocks = /<(h[1-6]|p|li)\b[^>]*>.*?<\/\1>/g;

/** Plain text as it is, rich text block by block. */
function partsOf(value: unknown): string[] {
  const text = typeof value === 'string' ? value : '';
  return text.match(blocks) ?? (text === '' ? [] : [text]);
}

/** The texts that a field of a type comes with. */
export function placeholderParts(type: string, label: string): string[] {
  const { placeholder } = definitionOf(type) ?? {};
  return fieldValues(fieldsOf(type), placeholder ?? {})
    .filter(({ field }) => field.inPlace && field.label === label)
    .flatMap(({ value }) => partsOf(value));
}

/** The labels of fields that still say what they came with, each once. */
export function leftPlaceholders(type: string, data: object): string[] {
  const left = fieldValues(fieldsOf(type), data).filter(({ field, value }) => {
    const given = placeholderParts(type, field.label);
    return partsOf(value).some((part) => given.includes(part));
  });
  return [...new Set(left.map(({ field }) => field.label))];
}
