import { finishedWords, templateSections } from '../page-templates/sections';
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

/** The texts that one edits where they stand, each with the label of its field. */
const textsInPlace = (type: string, data: object) =>
  fieldValues(fieldsOf(type), data).flatMap(({ field, value }) =>
    field.inPlace ? partsOf(value).map((text) => ({ label: field.label, text })) : [],
  );

/** By type, the texts that its components come with, by the label of their field. */
const given = new Map<string, Map<string, string[]>>();

/** What a new component says, and what those of the templates of pages say. */
function givenTo(type: string): Map<string, string[]> {
  const known = given.get(type);
  if (known) return known;
  const { placeholder = {} } = definitionOf(type) ?? {};
  const ofTemplates = Object.values(templateSections)
    .flat()
    .filter((section) => section.type === type);
  const texts = [placeholder, ...ofTemplates]
    .flatMap((section) => textsInPlace(type, section))
    .filter(({ text }) => !finishedWords.has(text));
  const found = new Map<string, string[]>();
  for (const { label, text } of texts) found.set(label, [...(found.get(label) ?? []), text]);
  given.set(type, found);
  return found;
}

/** The texts that a field of a type comes with. */
export function placeholderParts(type: string, label: string): string[] {
  return givenTo(type).get(label) ?? [];
}

/** The labels of fields that still say what they came with, each once. */
export function leftPlaceholders(type: string, data: object): string[] {
  const left = fieldValues(fieldsOf(type), data).filter(({ field, value }) => {
    const comesWith = placeholderParts(type, field.label);
    return partsOf(value).some((part) => comesWith.includes(part));
  });
  return [...new Set(left.map(({ field }) => field.label))];
}
