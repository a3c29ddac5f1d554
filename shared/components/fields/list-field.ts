import type { FieldBase, KindMeaning } from './field';

/** A problem that a rule across fields found. */
export interface FieldProblem {
  field: string;
  message: string;
  /** The input was too large (413). */
  isTooLarge?: boolean;
}

/** A list of entries that can be reordered, all with the same fields. Its label is the name of one entry. */
export interface ListField<EntryFields = unknown> extends FieldBase {
  kind: 'list';
  max: number;
  fields: EntryFields;
  /**
   * The name of the calls by which entries are saved one by one (`CreateBanner`): such an entry has a number
   * like a component's and a revision. Entries of other lists are saved with their component and have a key.
   */
  calls?: string;
  /** A validation rule across the fields of an entry. */
  rule?: (entry: never) => FieldProblem[];
}

export const listMeaning: KindMeaning<ListField> = { initial: () => [], comparedAs: 'value' };
