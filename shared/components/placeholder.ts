import { KeptValues } from '../kept-values';
import { finishedWords, offeredSections } from '../page-templates/sections';
import { withComingDay } from '../starters/coming-day';
import { definitionOf, fieldsOf, labelOf } from './dictionary';
import { fieldValues, initialValues, mapValues } from './field-values';

/** The initial values of a new component, which make it presentable before it is edited. */
export function newValues(type: string): Record<string, unknown> {
  const fields = fieldsOf(type);
  const { placeholder } = definitionOf(type) ?? {};
  const values = { ...initialValues(fields), componentName: labelOf(type) ?? type, ...placeholder };
  return mapValues(fields, values, ({ field, value }) =>
    field.kind === 'date' ? withComingDay(String(value)) : value,
  );
}

/** Headings, paragraphs and list items, including their tags. */
const blocks = /<(h[1-6]|p|li)\b[^>]*>.*?<\/\1>/g;

/** Splits rich text into blocks; plain text is one part. */
function partsOf(value: unknown): string[] {
  const text = typeof value === 'string' ? value : '';
  return text.match(blocks) ?? (text === '' ? [] : [text]);
}

/** The texts that can be edited in place, each with the label of its field. */
const textsInPlace = (type: string, data: object) =>
  fieldValues(fieldsOf(type), data).flatMap(({ field, value }) =>
    field.inPlace ? partsOf(value).map((text) => ({ label: field.label, text })) : [],
  );

/** The initial texts of components, by type and field label. */
const given = new KeptValues<string, Map<string, string[]>>(100);

/** The texts of new components, page templates and ready-made sections. */
const givenTo = (type: string): Map<string, string[]> =>
  given.get(type, () => {
    const { placeholder = {} } = definitionOf(type) ?? {};
    const offered = offeredSections.filter((section) => section.type === type);
    const texts = [placeholder, ...offered]
      .flatMap((section) => textsInPlace(type, section))
      .filter(({ text }) => !finishedWords.has(text));
    const found = new Map<string, string[]>();
    for (const { label, text } of texts) found.set(label, [...(found.get(label) ?? []), text]);
    return found;
  });

/** The initial texts of a field. */
export function placeholderParts(type: string, label: string): string[] {
  return givenTo(type).get(label) ?? [];
}

/** The labels of fields that still contain their initial text, without duplicates. */
export function remainingPlaceholders(type: string, data: object): string[] {
  const left = fieldValues(fieldsOf(type), data).filter(({ field, value }) => {
    const comesWith = placeholderParts(type, field.label);
    return partsOf(value).some((part) => comesWith.includes(part));
  });
  return [...new Set(left.map(({ field }) => field.label))];
}
