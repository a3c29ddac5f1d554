import type { FieldBase, KindMeaning } from './field';

/** One of the company's forms, by its id. Saving checks that it is there; saving the form renders the page anew. */
export interface FormField extends FieldBase {
  kind: 'form';
}

export function form<const Options extends Omit<FormField, 'kind' | 'label'>>(
  label: string,
  options: Options = {} as Options,
) {
  return { kind: 'form' as const, label, ...options };
}

export const formMeaning: KindMeaning<FormField> = {
  initial: () => undefined,
  comparedAs: 'value',
  inWords: (_field, id) => `Form ${id}`,
};
