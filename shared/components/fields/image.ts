import { type FieldBase, fieldOf, type KindMeaning } from './field';

/** The component or list entry that contains a picture. */
export type Around = Readonly<Record<string, unknown>>;

/** A picture of the company's library, by its `imageUrl`; '' for none. Saving checks that it exists. */
export interface ImageField extends FieldBase {
  kind: 'image';
  /** Whether it is only decorative beside the rest of its component or entry, so that it needs no text. */
  isDecoration?: (around: Around) => boolean;
  /**
   * The maximum width in CSS pixels at which it is displayed in a laptop's window, depending on the
   * component; 0 where it is not displayed. It must match the styles in `public-web`.
   */
  drawnWidth: (component: Around) => number;
}

export const image = fieldOf<ImageField>('image');

/** For a window of 1,440 pixels: edge to edge, the text's full width, and half of that. */
export const drawn = { window: 1_440, page: 1_152, half: 576 } as const;

/** In a grid with two, three or four columns. */
export const drawnInGrid = ({ columns }: Around): number => Math.round(drawn.page / (Number(columns) || 3));

export const imageMeaning: KindMeaning<ImageField> = { initial: () => '', comparedAs: 'picture' };
