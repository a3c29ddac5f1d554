import { focusStep, widthUrl } from '@galley/shared/image-rules';
import type { ImageModel, ImageModels } from '@galley/shared/schemas/image';
import { imageSource } from './image-source';

/** Of an `<img>`: where its file and its lighter copies are, and the size that keeps its room free. */
export interface PictureAttributes {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  /** Where it is cropped around, where that is not its middle; sites allow no styles in attributes. */
  className?: string;
}

interface Shown {
  /** Where the picture's own size is not known. */
  fallback: { width: number; height: number };
  /** Narrower copies are never wide enough. */
  from?: number;
  /** One copy that is as wide as this is enough; wider ones are left out. */
  to?: number;
  /** How wide the place is, where it is not as wide as the window. */
  sizes?: string;
}

/** What a place on a page takes of a picture; without copies it is the file alone. */
export function pictureAttributes(
  images: ImageModels,
  imageUrl: string,
  { fallback, from, to, sizes }: Shown,
): PictureAttributes {
  const image = images[imageUrl];
  const { width, height } = image ?? fallback;
  const [only = '', ...others] = image ? candidates(image, imageUrl, from, to) : [];
  const copies =
    others.length === 0
      ? // Nothing to choose from, so no one needs to know how wide it is.
        only !== '' && { srcSet: only.split(' ')[0] }
      : { srcSet: [only, ...others].join(), ...(sizes && { sizes }) };
  return { src: imageSource(imageUrl), ...copies, width, height, ...focusClass(image) };
}

/** `focus-x3 focus-y7`, nothing for the middle: `focus.css` has the points. */
function focusClass(image: ImageModel | undefined) {
  if (!image?.focus) return {};
  const { x, y } = image.focus;
  return { className: `focus-x${Math.round(x / focusStep)} focus-y${Math.round(y / focusStep)}` };
}

/** A wider file is heavier than any screen is worth. */
const widestFile = 1_920;

/** None where nothing would be lighter. The file itself is one of them where it was light enough to need no copy. */
function candidates(
  { width, fileNumber, widths }: ImageModel,
  imageUrl: string,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): string[] {
  const enough = widths.find((each) => each >= to) ?? to;
  const fitting = widths.filter((each) => each >= from && each <= enough);
  const widest = widths.at(-1) ?? 0;
  const isOwn = fitting.at(-1) === widest && widest < Math.min(width, widestFile);
  const copies = fitting.map((each) => `${imageSource(widthUrl(imageUrl, fileNumber, each))} ${each}w`);
  return isOwn ? [...copies, `${imageSource(imageUrl)} ${width}w`] : copies;
}
