/**
 * Limits of images that the server enforces and the browser checks beforehand; without a schema library, so
 * that screens can load it.
 */
export const imageLimits = {
  /**
   * For a stored file. A Lambda request carries 6 MB of base64, so file and form may have 4.5 MB together.
   */
  bytes: 4 * 1024 * 1024,
  side: 10_000,
  pixels: 40_000_000,
  /** The size to which the browser reduces a photo before sending it. */
  compressedBytes: 1024 * 1024,
  compressedSide: 1_920,
  description: 200,
  name: 200,
  altText: 300,
  tags: 20,
  tag: 40,
  /** The length from which on a search filters. */
  search: 3,
} as const;

export const imageMessages = {
  imageMissing: 'You must upload an image.',
  descriptionMissing: 'You must provide an image description.',
  fileNameRule: 'The file name may not contain ; / ? : @ & = + $ ,',
  noPath: 'The file name may not contain a path: leave out everything up to the last \\.',
  imageTooLarge:
    'The image is larger than 4 MB. Save it with fewer pixels or a lower quality and upload that.',
  svg: 'SVG files can contain scripts, so they are not accepted. Export the drawing as PNG or WebP and upload that.',
  heic:
    'HEIC photos are not shown by most browsers. Export the photo as JPEG (on an iPhone: Settings, Camera, Formats, ' +
    'Most Compatible) and upload that.',
  noImage:
    'This file is not an image that browsers show. Upload a JPEG, PNG, GIF, WebP or AVIF file: most image programs ' +
    'export one.',
  searchPlaceholder: 'Enter 3 or more characters to search images..',
} as const;

/**
 * The point of a picture that stays visible when the picture is cropped, in per cent from its upper left
 * corner.
 */
export interface Focus {
  x: number;
  y: number;
}
export const middle: Focus = { x: 50, y: 50 };
/** `30 70`, as components store it. */
export const focusText = ({ x, y }: Focus) => `${x} ${y}`;
/** Returns undefined for anything else. */
export function readFocus(text: unknown): Focus | undefined {
  const [, x, y] = /^(\d{1,2}|100) (\d{1,2}|100)$/.exec(String(text ?? '')) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}
export const focusInWords = ({ x, y }: Focus) => `${x} % across, ${y} % down`;
/** Pages round the focal point to a tenth of the picture. */
export const focusStep = 10;

/** The widths of a picture's variants; the widest is the width to which the browser reduces photos. */
const widthSteps = [480, 780, 960, 1_440, 1_920];
/** A picture this narrow needs no variant. */
const narrowest = 160;

/**
 * The widths of a picture's variants: each step that saves at least a fifth of the width, and the picture's
 * own width where that does not exceed the last step.
 */
export function widthsFor(width: number): number[] {
  if (width < narrowest) return [];
  const widest = Math.min(width, widthSteps.at(-1) ?? width);
  return [...widthSteps.filter((step) => step < widest * 0.8), widest];
}

/** The widths of the logo pictures: for tabs, for phones' home screens, for social networks. */
export const logoSizes = { icon: 32, touchIcon: 180, share: 1_200 } as const;
export const shareHeight = 630;

/** The URL of a variant: beside the picture's own, and different for each file of a picture. */
export function widthUrl(imageUrl: string, fileVersion: number, width: number): string {
  return `${imageUrl}/${fileVersion}-${width}`;
}

/** The widest AVIF variant: what phones load, and what can be made quickly. */
export const widestAvif = 960;

/** The URL of a variant as AVIF, beside the WebP of the same width. */
export function avifUrl(imageUrl: string, fileVersion: number, width: number): string {
  return `${widthUrl(imageUrl, fileVersion, width)}.avif`;
}

/**
 * `<company>/<id>/<generated name>`, the part after `/images/`. It contains the company, so one company's URL
 * never leads to another's library. No segment consists only of dots, so that it cannot be mistaken for
 * another folder.
 */
export const imageUrlPattern = /^([a-z][a-z0-9-]{1,31})\/([1-9]\d{0,7})\/((?!\.+$)[A-Za-z0-9._-]{1,120})$/;

/** The intended use of a picture of exactly this size; any picture can be used for anything. */
export const imageTypes = [
  { name: 'Logo', width: 289, height: 200 },
  { name: 'Slideshow', width: 701, height: 388 },
] as const;

/** The badges of a picture of this size. */
export function imageTypesOf({ width, height }: { width: number; height: number }): string[] {
  const fitting = imageTypes.filter((type) => type.width === width && type.height === height);
  return [...fitting.map(({ name }) => name), 'General'];
}
