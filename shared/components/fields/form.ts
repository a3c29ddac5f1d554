import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** One of the company's forms, by id. Saving checks that it exists; saving the form re-renders the page. */
export interface FormField extends FieldBase {
  kind: 'form';
}

export const form = fieldOf<FormField>('form');

export const formMeaning: KindMeaning<FormField> = {
  initial: () => undefined,
  comparedAs: 'value',
  inWords: (_field, id) => `Form ${id}`,
};
