import { avifUrl, type Focus, focusStep, readFocus, widthUrl } from '@galley/shared/image-rules';
import type { ImageModel, ImageModels } from '@galley/shared/schemas/image';
import { imageSource } from './image-source';

/** The candidates that a browser chooses from, and the width of the place where there is a choice. */
interface Choice {
  srcSet?: string;
  sizes?: string;
}

/** Attributes of an `<img>`: its file, its lighter variants, and the dimensions that reserve its space. */
export interface PictureAttributes extends Choice {
  src: string;
  width: number;
  height: number;
  /** The focal point as a class, where it is not the middle; the policy of sites allows no style for it. */
  className?: string;
}

export interface Shown {
  /** The size to assume where the picture's own size is not known. */
  fallback: { width: number; height: number };
  /** Narrower variants are never wide enough. */
  from?: number;
  /** No variant wider than this is needed; wider ones are left out. */
  to?: number;
  /** The width of the place, where it is not the width of the window. */
  sizes?: string;
  /** The focal point in this place (`30 70`), where it is not the picture's own. */
  focus?: string | undefined;
}

/** Returns the attributes of a picture for a place on a page; without variants that is the file alone. */
export function pictureAttributes(images: ImageModels, imageUrl: string, shown: Shown): PictureAttributes {
  const image = images[imageUrl];
  const { width, height } = image ?? shown.fallback;
  const choice = image ? choiceOf(candidates(image, imageUrl, shown), shown.sizes) : {};
  return {
    src: imageSource(imageUrl),
    ...choice,
    width,
    height,
    ...focusClass(readFocus(shown.focus) ?? image?.focus),
  };
}

/**
 * Attributes of a `<source>` for browsers that support AVIF: the same candidates, with AVIF in place of the
 * variants that exist in it, so that no place gets a narrower picture. Undefined where that changes nothing.
 */
export function avifChoice(images: ImageModels, imageUrl: string, shown: Shown): Choice | undefined {
  const image = images[imageUrl];
  if (!image?.avif) return undefined;
  const found = candidates(image, imageUrl, shown, image.avif);
  return found.some(({ isAvif }) => isAvif) ? choiceOf(found, shown.sizes) : undefined;
}

/** Returns one file for a place that does not support a choice, about as wide as it needs to be. */
export function sourceAbout(images: ImageModels, imageUrl: string, width: number): string {
  const image = images[imageUrl];
  return imageSource(
    (image && candidates(image, imageUrl, { fallback: image, to: width }).at(-1)?.url) ?? imageUrl,
  );
}

interface Candidate {
  url: string;
  width: number;
  isAvif: boolean;
}

function choiceOf(all: readonly Candidate[], sizes: string | undefined): Choice {
  const [only, ...others] = all;
  if (!only) return {};
  // There is only one candidate, so no width is needed to choose.
  if (others.length === 0) return { srcSet: imageSource(only.url) };
  return {
    srcSet: all.map(({ url, width }) => `${imageSource(url)} ${width}w`).join(),
    ...(sizes && { sizes }),
  };
}

/** `focus-x3 focus-y7`, or nothing for the middle: `focus.css` has the points. */
function focusClass(focus: Focus | undefined) {
  if (!focus) return {};
  const { x, y } = focus;
  return { className: `focus-x${Math.round(x / focusStep)} focus-y${Math.round(y / focusStep)}` };
}

/** A wider file is heavier than any screen is worth. */
const widestFile = 1_920;

/**
 * Lists the candidates; empty where no variant is lighter. The file itself is one of them where it was light
 * enough to need no variant.
 */
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
  const variants = fitting.map((each) => {
    const isAvif = asAvif.includes(each);
    return { width: each, isAvif, url: (isAvif ? avifUrl : widthUrl)(imageUrl, fileNumber, each) };
  });
  return isOwn ? [...variants, { width, isAvif: false, url: imageUrl }] : variants;
}
