import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** One of the company's pages, by id; 0 for none. Saving checks that it exists. */
export interface PageField extends FieldBase {
  kind: 'page';
}

export const page = fieldOf<PageField>('page');

export const pageMeaning: KindMeaning<PageField> = {
  initial: () => 0,
  comparedAs: 'value',
  inWords: (_field, id) => (id ? `Page ${id}` : 'None'),
};
