import { componentNumber } from '@galley/shared/comment-threads';
import { type CreatableType, fieldsOf, ownListOf } from '@galley/shared/components/dictionary';
import { initialValues, valuesOfKind } from '@galley/shared/components/field-values';
import { newValues } from '@galley/shared/components/placeholder';
import { componentSchemas } from '@galley/shared/components/schema-of';
import type { StarterComponent } from '@galley/shared/starters/starter';
import type { FormValues } from '../../../parts/components/component-calls';
import type { StoredComponent } from '../../../parts/components/stored-component';

/** The initial values of a component's form: the stored editable fields, or the defaults of its type. */
export function valuesOf(type: CreatableType, stored?: object): FormValues {
  const given = (stored ?? {}) as FormValues;
  const initial = Object.entries(initialValues(fieldsOf(type)));
  const values = Object.fromEntries(initial.map(([field, value]) => [field, given[field] ?? value]));
  const own = ownListOf(type)?.name;
  return own && own in given ? { ...values, [own]: ownEntries(type, given) } : values;
}

/** The initial values of the form of a ready-made section. */
export const sectionValues = ({ type, ...given }: StarterComponent): FormValues =>
  valuesOf(type, componentSchemas[type].parse(given));

/** The values that a form opens with: what is stored, a ready-made section, or the initial content of the type. */
export function openedValues(
  type: CreatableType,
  stored: StoredComponent | undefined,
  section: StarterComponent | undefined,
): FormValues {
  if (stored) return valuesOf(type, stored.component.data);
  return section ? sectionValues(section) : newValues(type);
}

/**
 * An entry with calls of its own, as the form of its component holds it: without its revision, and with the settings
 * that it lacks.
 */
export type OwnEntry = FormValues & { id: number };

export function ownEntries(type: CreatableType, values: FormValues): OwnEntry[] {
  const own = ownListOf(type);
  const initial = own && initialValues(own.list.fields);
  const entries = (values[own?.name ?? ''] ?? []) as OwnEntry[];
  return entries.map(({ revision: _, ...entry }) => ({ ...initial, ...entry }) as OwnEntry);
}

/**
 * Values from one version for the same component of another, in which its entries have other ids. An entry that it
 * lacks there stays as it is.
 */
export function valuesForVersion(type: CreatableType, values: FormValues, there: FormValues): FormValues {
  const own = ownListOf(type);
  if (!own || !(own.name in values)) return values;
  const entries = ownEntries(type, there);
  const moved = ownEntries(type, values).map((entry) => {
    const found = entries.find(({ id }) => componentNumber(id) === componentNumber(entry.id));
    const value = (name: string) => (name in own.list.fields ? entry[name] : found?.[name]);
    return found ? Object.fromEntries(Object.keys(found).map((name) => [name, value(name)])) : entry;
  });
  return { ...values, [own.name]: moved };
}

export const hasRichText = (type: CreatableType, values: FormValues): boolean =>
  valuesOfKind(fieldsOf(type), values, 'richText').length > 0;

/** The fields that differ between two sets of values. */
export function differingFields(one: FormValues, other: FormValues): string[] {
  return Object.keys(one).filter((field) => !isSame(one[field], other[field]));
}

/** Lists are equal when all their entries are. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
}
