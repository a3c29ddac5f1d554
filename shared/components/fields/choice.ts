import type { FieldBase, KindMeaning } from './field';

/** One of several values. */
export interface ChoiceField extends FieldBase {
  kind: 'choice';
  /** The values, or how people read each. */
  options: readonly string[] | Readonly<Record<string, string>>;
  /** What an absent one is read as. */
  fallback?: string;
  /** '' is taken too, for a rule of the component to judge. */
  canBeEmptied?: boolean;
  /** What a wrong one is answered with. */
  message?: string;
}

export function choice<
  const Options extends ChoiceField['options'],
  const More extends Omit<ChoiceField, 'kind' | 'label' | 'options'>,
>(label: string, options: Options, more: More = {} as More) {
  return { kind: 'choice' as const, label, options, ...more };
}

/** The values that can be chosen, each with how people read it. */
export function choicesOf({ options }: Pick<ChoiceField, 'options'>): [value: string, label: string][] {
  return Array.isArray(options) ? options.map((value) => [value, value]) : Object.entries(options);
}

export const choiceMeaning: KindMeaning<ChoiceField> = {
  initial: (field) => field.fallback ?? choicesOf(field)[0]?.[0] ?? '',
  comparedAs: 'value',
  inWords: (field, value) => choicesOf(field).find(([known]) => known === value)?.[1] ?? String(value),
};
