import type { Fields, ParsedOf } from '../fields';
import type { FieldBase, KindMeaning } from './field';

/** What a rule across fields finds wrong. */
export interface FieldProblem {
  field: string;
  message: string;
  /** Too much of it was sent (413). */
  isTooLarge?: boolean;
}

/** Entries in an order of their own, each with the same fields. Its label is what one entry is called. */
export interface ListField extends FieldBase {
  kind: 'list';
  max: number;
  fields: Fields;
  /**
   * The name of the calls by which entries are saved one by one (`CreateBanner`): such an entry has a number like a
   * component's and a revision. Entries of other lists are saved with their component and have a key.
   */
  calls?: string;
  /** A rule across the fields of an entry. */
  rule?: (entry: never) => FieldProblem[];
}

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

export const listMeaning: KindMeaning<ListField> = { initial: () => [], comparedAs: 'value' };
