import { imageSource } from '@galley/public-web/image-source';
import type { Image } from '@galley/shared/schemas/image';
import type { Editor } from '@tiptap/core';

export const alignments = ['', 'left', 'center', 'right'] as const;
export type Alignment = (typeof alignments)[number];

/** A picture in a text. Width and height are always written, so that nothing moves while it loads. */
export interface PlacedPicture {
  src: string;
  /** '' for a decorative picture. */
  alt: string;
  /** In pixels; 0 where an older text does not have it. */
  width: number;
  height: number;
  align: Alignment;
}

/** The selected picture in the text, if there is one. */
export function imageAtCursor(editor: Editor): PlacedPicture | undefined {
  if (!editor.isActive('image')) return undefined;
  const { src, alt, width, height, class: side, 'data-align': align } = editor.getAttributes('image');
  return {
    src: String(src ?? ''),
    alt: String(alt ?? ''),
    width: Number(width) || 0,
    height: Number(height) || 0,
    // Older texts use a class.
    align: alignments.find((known) => known === (align ?? side)) ?? '',
  };
}

/** Inserts a picture at the cursor, or in place of the selected one. */
export function placePicture(editor: Editor, { src, alt, width, height, align }: PlacedPicture) {
  const attrs = { src, alt, width, height, 'data-align': align || null, class: null };
  const chain = editor.chain().focus();
  if (editor.isActive('image')) chain.updateAttributes('image', attrs).run();
  else chain.insertContent({ type: 'image', attrs }).run();
}

/** The maximum width of a new picture, in pixels. */
const usualWidth = 640;

/** Converts a picture of the library for a text. */
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
