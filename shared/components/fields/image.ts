import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** A picture of the company's library, by its `imageUrl`; '' for none. Saving checks that it is there. */
export interface ImageField extends FieldBase {
  kind: 'image';
}

export const image = fieldOf<ImageField>('image');

export const imageMeaning: KindMeaning<ImageField> = { initial: () => '', comparedAs: 'picture' };
