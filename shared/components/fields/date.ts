import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** A day, as `2026-11-22`; '' for none. */
export interface DateField extends FieldBase {
  kind: 'date';
}

export const date = fieldOf<DateField>('date');

export const dateMeaning: KindMeaning<DateField> = { initial: () => '', comparedAs: 'value' };
