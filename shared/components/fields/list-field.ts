import type { FieldBase, KindMeaning } from './field';

/** What a rule across fields finds wrong. */
export interface FieldProblem {
  field: string;
  message: string;
  /** Too much of it was sent (413). */
  isTooLarge?: boolean;
}

/** Entries in an order of their own, each with the same fields. Its label is what one entry is called. */
export interface ListField<EntryFields = unknown> extends FieldBase {
  kind: 'list';
  max: number;
  fields: EntryFields;
  /**
   * The name of the calls by which entries are saved one by one (`CreateBanner`): such an entry has a number like a
   * component's and a revision. Entries of other lists are saved with their component and have a key.
   */
  calls?: string;
  /** A rule across the fields of an entry. */
  rule?: (entry: never) => FieldProblem[];
}

export const listMeaning: KindMeaning<ListField> = { initial: () => [], comparedAs: 'value' };
