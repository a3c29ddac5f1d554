import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** What a component holds, or the entry of a list, that a picture stands in. */
export type Around = Readonly<Record<string, unknown>>;

/** A picture of the company's library, by its `imageUrl`; '' for none. Saving checks that it is there. */
export interface ImageField extends FieldBase {
  kind: 'image';
  /** Beside what its component or entry holds it only decorates, so that nothing is said of it. */
  isDecoration?: (around: Around) => boolean;
  /**
   * How wide it is drawn at most in a window of a laptop, in CSS pixels, by what the component holds; 0 where it is not
   * drawn. The styles in `public-web` make it so.
   */
  drawnWidth: (component: Around) => number;
}

export const image = fieldOf<ImageField>('image');

/** Of 1,440 pixels: edge to edge, the text's full width and half of that. */
export const drawn = { window: 1_440, page: 1_152, half: 576 } as const;

/** In a grid with a choice of two, three or four side by side. */
export const drawnInGrid = ({ columns }: Around): number => Math.round(drawn.page / (Number(columns) || 3));

export const imageMeaning: KindMeaning<ImageField> = { initial: () => '', comparedAs: 'picture' };
