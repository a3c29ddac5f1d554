import { fieldsOf } from './dictionary';
import { type Field, type FieldKind, type FieldOf, type Fields, meaningOf } from './fields';

export interface FieldValue<F extends Field = Field> {
  field: F;
  /** Its path in the component: `title`, `items.0.title`. */
  name: string;
  value: unknown;
}

type Data = Readonly<Record<string, unknown>>;

const entriesOf = (value: unknown): Data[] => (Array.isArray(value) ? value : []);

/** All values of a component in order, including those of its lists' entries. */
export function fieldValues(fields: Fields, data: object, under = ''): FieldValue[] {
  return Object.entries(fields).flatMap(([name, field]): FieldValue[] => {
    const value = (data as Data)[name];
    if (field.kind !== 'list') return [{ field, name: under + name, value }];
    return entriesOf(value).flatMap((entry, index) =>
      fieldValues(field.fields, entry, `${under}${name}.${index}.`),
    );
  });
}

export function valuesOfKind<Kind extends FieldKind>(fields: Fields, data: object, kind: Kind) {
  return fieldValues(fields, data).filter(
    (found): found is FieldValue<FieldOf<Kind>> => found.field.kind === kind,
  );
}

/** A component with other values in its fields; properties that are not fields are kept. */
export function mapValues<Stored extends object>(
  fields: Fields,
  data: Stored,
  change: (found: FieldValue) => unknown,
  under = '',
): Stored {
  const changed = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (!(name in data)) return [];
    const value = (data as Data)[name];
    if (field.kind !== 'list') return [[name, change({ field, name: under + name, value })]];
    const entries = entriesOf(value).map((entry, index) =>
      mapValues(field.fields, entry, change, `${under}${name}.${index}.`),
    );
    return [[name, entries]];
  });
  return { ...data, ...Object.fromEntries(changed) };
}

/** The initial values of a new component or list entry, without lists that have calls of their own. */
export function initialValues(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !(field.kind === 'list' && field.calls))
      .map(([name, field]) => [name, meaningOf(field).initial(field)]),
  );
}

/** The forms that components show, without duplicates. */
export function formIdsIn(components: readonly { type: string; data: object }[]): number[] {
  const ids = components.flatMap(({ type, data }) =>
    valuesOfKind(fieldsOf(type), data, 'form').map(({ value }) => Number(value) || 0),
  );
  return [...new Set(ids)].filter((id) => id > 0).sort((a, b) => a - b);
}
