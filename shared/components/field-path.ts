import type { Field, Fields } from './fields';

/** A field by its path in a component: `title`, or `items.0.title` for an entry of a list. */
export function fieldAt(fields: Fields, name: string): Field | undefined {
  const [first = '', index, ...rest] = name.split('.');
  const field = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (index === undefined) return field;
  return field?.kind === 'list' ? fieldAt(field.fields, rest.join('.')) : undefined;
}

type Part = Readonly<Record<string, unknown>>;

export function valueAt(data: object, name: string): unknown {
  return name.split('.').reduce<unknown>((value, part) => (value as Part | undefined)?.[part], data);
}

/** A copy of the data with another value at a path; a path that does not exist is not created. */
export function withValueAt<Data extends object>(data: Data, name: string, value: unknown): Data {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) return { ...data, [first]: value };
  const list = (data as Part)[first];
  const [index = '', ...inner] = rest;
  if (!Array.isArray(list) || list[Number(index)] === undefined) return data;
  const entry = withValueAt(list[Number(index)], inner.join('.'), value);
  return { ...data, [first]: list.with(Number(index), entry) };
}
