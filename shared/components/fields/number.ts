import type { FieldBase, KindMeaning } from './field';

/** A whole number. */
export interface NumberField extends FieldBase {
  kind: 'number';
  min: number;
  max: number;
  unit?: 'pixels' | 'milliseconds';
  /** What 0, an empty and an absent value mean. */
  whenEmpty?: number;
}

export function number<const Options extends Omit<NumberField, 'kind' | 'label'>>(
  label: string,
  options: Options,
) {
  return { kind: 'number' as const, label, ...options };
}

export const numberMeaning: KindMeaning<NumberField> = {
  initial: ({ whenEmpty, min }) => whenEmpty ?? min,
  comparedAs: 'value',
  inWords: ({ unit }, value) => {
    if (unit === 'milliseconds') return `${Number(value) / 1_000} s`;
    return unit ? `${value} ${unit}` : String(value);
  },
};
