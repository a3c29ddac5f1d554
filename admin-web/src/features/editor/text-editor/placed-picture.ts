import { imageSource } from '@galley/public-web/image-source';
import type { Image } from '@galley/shared/schemas/image';
import type { Editor } from '@tiptap/core';

export const alignments = ['', 'left', 'center', 'right'] as const;
export type Alignment = (typeof alignments)[number];

/** A picture as it stands in a text. Width and height are always written, so that nothing moves while it loads. */
export interface PlacedPicture {
  src: string;
  /** '' for a picture that only decorates. */
  alt: string;
  /** Pixels; 0 where an older text does not say. */
  width: number;
  height: number;
  align: Alignment;
}

/** The picture that is chosen in the text, if one is. */
export function imageAtCursor(editor: Editor): PlacedPicture | undefined {
  if (!editor.isActive('image')) return undefined;
  const { src, alt, width, height, class: side, 'data-align': align } = editor.getAttributes('image');
  return {
    src: String(src ?? ''),
    alt: String(alt ?? ''),
    width: Number(width) || 0,
    height: Number(height) || 0,
    // Older texts say it with a class.
    align: alignments.find((known) => known === (align ?? side)) ?? '',
  };
}

/** Puts a picture at the cursor, or in the place of the one that is chosen. */
export function placePicture(editor: Editor, { src, alt, width, height, align }: PlacedPicture) {
  const attrs = { src, alt, width, height, 'data-align': align || null, class: null };
  const chain = editor.chain().focus();
  if (editor.isActive('image')) chain.updateAttributes('image', attrs).run();
  else chain.insertContent({ type: 'image', attrs }).run();
}

/** A new picture is at most so wide, in pixels. */
const usualWidth = 640;

/** A picture of the library as it comes into a text. */
export function newPicture({ imageUrl, altText, imageDescription, width, height }: Image): PlacedPicture {
  const placedWidth = Math.min(width, usualWidth);
  return {
    src: imageSource(imageUrl),
    alt: altText || imageDescription,
    width: placedWidth,
    height: Math.round((placedWidth * height) / width),
    align: '',
  };
}
