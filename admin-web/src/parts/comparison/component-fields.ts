import { definitionOf } from '@galley/shared/components/dictionary';
import { type Field, type Fields, meaningOf } from '@galley/shared/components/fields';
import type { ComparedAs } from '@galley/shared/components/fields/field';

export interface ComparedField {
  name: string;
  label: string;
  kind: ComparedAs;
  from: string;
  to: string;
  isChanged: boolean;
}

type Data = Record<string, unknown>;

/**
 * The fields of a component on both versions, null where it does not exist; fields that are empty on both are left
 * out.
 */
export function comparedFields(type: string, from: Data | null, to: Data | null): ComparedField[] {
  const definition = definitionOf(type);
  if (!definition) return [];
  const { fields, unpublished } = definition;
  const versions = [from, to].filter((data) => data !== null);
  const isUnpublished = (name: string) =>
    versions.every((data) => unpublished?.fields(data as never).includes(name));
  return comparedEntry(fields, from, to).map((field) =>
    unpublished && isUnpublished(field.name)
      ? { ...field, label: `${field.label} (${unpublished.note})` }
      : field,
  );
}

/** The fields of a list entry; lists themselves are compared entry by entry (`compared-entries.ts`). */
export function comparedEntry(fields: Fields, from: Data | null, to: Data | null): ComparedField[] {
  return Object.entries(fields)
    .filter(([, field]) => !field.isIgnored && field.kind !== 'list')
    .map(([name, field]) => {
      const [before, after] = [inWords(field, from?.[name]), inWords(field, to?.[name])];
      const kind = meaningOf(field).comparedAs;
      return { name, label: field.label, kind, from: before, to: after, isChanged: before !== after };
    })
    .filter((field) => field.from !== '' || field.to !== '');
}

function inWords(field: Field, stored: unknown): string {
  if (stored === undefined || stored === null || stored === '') return '';
  const meaning = meaningOf(field);
  // A setting with its initial value counts as absent.
  if (field.isSetting && stored === meaning.initial(field)) return '';
  return meaning.inWords?.(field, stored) ?? String(stored);
}
