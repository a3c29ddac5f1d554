import { avifUrl, focusStep, widthUrl } from '@galley/shared/image-rules';
import type { ImageModel, ImageModels } from '@galley/shared/schemas/image';
import { imageSource } from './image-source';

/** What a browser chooses from, and how wide the place is where there is a choice. */
interface Choice {
  srcSet?: string;
  sizes?: string;
}

/** Of an `<img>`: where its file and its lighter copies are, and the size that keeps its room free. */
export interface PictureAttributes extends Choice {
  src: string;
  width: number;
  height: number;
  /** Where it is cropped around, where that is not its middle; sites allow no styles in attributes. */
  className?: string;
}

export interface Shown {
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
export function pictureAttributes(images: ImageModels, imageUrl: string, shown: Shown): PictureAttributes {
  const image = images[imageUrl];
  const { width, height } = image ?? shown.fallback;
  const copies = image ? choiceOf(candidates(image, imageUrl, shown), shown.sizes) : {};
  return { src: imageSource(imageUrl), ...copies, width, height, ...focusClass(image) };
}

/**
 * Of a `<source>` for browsers that show AVIF: the same candidates with AVIF in place of the copies that there are of
 * it, so that no place gets a narrower picture. Undefined where that changes nothing.
 */
export function avifChoice(images: ImageModels, imageUrl: string, shown: Shown): Choice | undefined {
  const image = images[imageUrl];
  if (!image?.avif) return undefined;
  const found = candidates(image, imageUrl, shown, image.avif);
  return found.some(({ isAvif }) => isAvif) ? choiceOf(found, shown.sizes) : undefined;
}

/** The one file of a place that takes no choice of them: about as wide as it has to be. */
export function sourceAbout(images: ImageModels, imageUrl: string, width: number): string {
  const image = images[imageUrl];
  return imageSource(
    (image && candidates(image, imageUrl, { fallback: image, to: width }).at(-1)?.address) ?? imageUrl,
  );
}

interface Candidate {
  address: string;
  width: number;
  isAvif: boolean;
}

function choiceOf(all: readonly Candidate[], sizes: string | undefined): Choice {
  const [only, ...others] = all;
  if (!only) return {};
  // Nothing to choose from, so no one needs to know how wide it is.
  if (others.length === 0) return { srcSet: imageSource(only.address) };
  const srcSet = all.map(({ address, width }) => `${imageSource(address)} ${width}w`).join();
  return { srcSet, ...(sizes && { sizes }) };
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
  { from = 0, to = Number.POSITIVE_INFINITY }: Shown,
  asAvif: readonly number[] = [],
): Candidate[] {
  const enough = widths.find((each) => each >= to) ?? to;
  const fitting = widths.filter((each) => each >= from && each <= enough);
  const widest = widths.at(-1) ?? 0;
  const isOwn = fitting.at(-1) === widest && widest < Math.min(width, widestFile);
  const copies = fitting.map((each) => {
    const isAvif = asAvif.includes(each);
    return { width: each, isAvif, address: (isAvif ? avifUrl : widthUrl)(imageUrl, fileNumber, each) };
  });
  return isOwn ? [...copies, { width, isAvif: false, address: imageUrl }] : copies;
}
