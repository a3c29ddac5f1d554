import type { FieldBase, KindMeaning } from './field';

/** One of several values. */
export interface ChoiceField extends FieldBase {
  kind: 'choice';
  /** The values, optionally with labels. */
  options: readonly string[] | Readonly<Record<string, string>>;
  /** The meaning of an absent value. */
  fallback?: string;
  /** Also accepts '', for a rule of the component to judge. */
  canBeEmptied?: boolean;
  /** The error message for an invalid value. */
  message?: string;
}

export function choice<
  const Options extends ChoiceField['options'],
  const More extends Omit<ChoiceField, 'kind' | 'label' | 'options'>,
>(label: string, options: Options, more: More = {} as More) {
  return { kind: 'choice' as const, label, options, ...more };
}

/** The values that can be chosen, with their labels. */
export function choicesOf({ options }: Pick<ChoiceField, 'options'>): [value: string, label: string][] {
  return Array.isArray(options) ? options.map((value) => [value, value]) : Object.entries(options);
}

export const choiceMeaning: KindMeaning<ChoiceField> = {
  initial: (field) => field.fallback ?? choicesOf(field)[0]?.[0] ?? '',
  comparedAs: 'value',
  inWords: (field, value) => choicesOf(field).find(([known]) => known === value)?.[1] ?? String(value),
};
