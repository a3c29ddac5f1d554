import type { Fields, ParsedOf } from '../fields';
import type { FieldProblem, ListField } from './list-field';

export function list<
  const EntryFields extends Fields,
  const Options extends Omit<ListField, 'kind' | 'label' | 'fields' | 'rule'>,
>(
  label: string,
  options: Options & { rule?: (entry: ParsedOf<EntryFields>) => FieldProblem[] },
  fields: EntryFields,
) {
  return { kind: 'list' as const, label, fields, ...options };
}
