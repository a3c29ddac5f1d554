import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** What a component holds, or the entry of a list, that a picture stands in. */
export type Around = Readonly<Record<string, unknown>>;

/** A picture of the company's library, by its `imageUrl`; '' for none. Saving checks that it is there. */
export interface ImageField extends FieldBase {
  kind: 'image';
  /** Beside what its component or entry holds it only decorates, so that nothing is said of it. */
  isDecoration?: (around: Around) => boolean;
}

export const image = fieldOf<ImageField>('image');

export const imageMeaning: KindMeaning<ImageField> = { initial: () => '', comparedAs: 'picture' };
