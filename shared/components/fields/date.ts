import type { FieldBase, KindMeaning } from './field';

/** A day, as `2026-11-22`; '' for none. */
export interface DateField extends FieldBase {
  kind: 'date';
}

export function date<const Options extends Omit<DateField, 'kind' | 'label'>>(
  label: string,
  options: Options = {} as Options,
) {
  return { kind: 'date' as const, label, ...options };
}

export const dateMeaning: KindMeaning<DateField> = { initial: () => '', comparedAs: 'value' };
