import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** One of the company's forms, by its id. Saving checks that it is there; saving the form renders the page again. */
export interface FormField extends FieldBase {
  kind: 'form';
}

export const form = fieldOf<FormField>('form');

export const formMeaning: KindMeaning<FormField> = {
  initial: () => undefined,
  comparedAs: 'value',
  inWords: (_field, id) => `Form ${id}`,
};
