/** What the server refuses and the browser knows beforehand; without schemas, so that a screen may read it. */
export const imageLimits = {
  /** Of a stored file. A request of Lambda carries 6 MB as base64, so 4.5 MB of file and form together. */
  bytes: 4 * 1024 * 1024,
  side: 10_000,
  pixels: 40_000_000,
  /** What the browser makes of a photo before it sends it. */
  compressedBytes: 1024 * 1024,
  compressedSide: 1_920,
  description: 200,
  name: 200,
  altText: 300,
  tags: 20,
  tag: 40,
  /** A search begins to filter here. */
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

/** The point of a picture that stays in sight where the picture is cropped, in per cent from its upper left corner. */
export interface Focus {
  x: number;
  y: number;
}
export const middle: Focus = { x: 50, y: 50 };
/** Pages know a point to a tenth of the picture. */
export const focusStep = 10;

/** How wide a picture's lighter copies are; the widest is as wide as what the browser makes of a photo. */
const widthSteps = [480, 960, 1_440, 1_920];
/** What is this narrow is light enough. */
const narrowest = 160;

/**
 * The widths in which a picture is made beside its own file: a step only where it saves a fifth of the width, and the
 * picture's own width where that is no more than the last step.
 */
export function widthsFor(width: number): number[] {
  if (width < narrowest) return [];
  const widest = Math.min(width, widthSteps.at(-1) ?? width);
  return [...widthSteps.filter((step) => step < widest * 0.8), widest];
}

/** How wide the pictures are that are made of a company's logo: for tabs, for the screens of phones, for networks. */
export const logoSizes = { icon: 32, touchIcon: 180, share: 1_200 } as const;
export const shareHeight = 630;

/** The address of a copy: beside the picture's own, and never the same for two files of one picture. */
export function widthUrl(imageUrl: string, fileNumber: number, width: number): string {
  return `${imageUrl}/${fileNumber}-${width}`;
}

/** AVIF copies are no wider: what phones load, and what is made in little time. */
export const widestAvif = 960;

/** The address of a copy as AVIF, beside the WebP of its width. */
export function avifUrl(imageUrl: string, fileNumber: number, width: number): string {
  return `${widthUrl(imageUrl, fileNumber, width)}.avif`;
}

/**
 * `<company>/<id>/<our name>`, the part after `/images/`: the company is in it, so one company's address never leads
 * to another's library. No part of it is made of dots alone: nothing on the way can take it for another folder.
 */
export const imageUrlPattern = /^([a-z][a-z0-9-]{1,31})\/([1-9]\d{0,7})\/((?!\.+$)[A-Za-z0-9._-]{1,120})$/;

/** What a picture of exactly this size is for; every picture is for anything. */
export const imageTypes = [
  { name: 'Logo', width: 289, height: 200 },
  { name: 'Slideshow', width: 701, height: 388 },
] as const;

/** The badges of a picture of this size. */
export function imageTypesOf({ width, height }: { width: number; height: number }): string[] {
  const fitting = imageTypes.filter((type) => type.width === width && type.height === height);
  return [...fitting.map(({ name }) => name), 'General'];
}
