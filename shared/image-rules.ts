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
  svg: 'SVG files can hold scripts, so they are not taken. Export the drawing as PNG or WebP and upload that.',
  heic:
    'HEIC photos are not shown by most browsers. Export the photo as JPEG (on an iPhone: Settings, Camera, Formats, ' +
    'Most Compatible) and upload that.',
  noImage:
    'This file is not an image that browsers show. Upload a JPEG, PNG, GIF, WebP or AVIF file: most image programs ' +
    'export one.',
  searchPlaceholder: 'Enter 3 or more characters to search images..',
} as const;

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
