import { imageSource } from '@galley/public-web/image-source';
import type { Image } from '@galley/shared/schemas/image';

export function pixelSize({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height} pixels`;
}

/** The percentage that compression saved; undefined where it saved nothing. */
export function savedPercent(raw: number, compressed: number): number | undefined {
  const percent = Math.round((1 - compressed / raw) * 100);
  return percent > 0 ? percent : undefined;
}

/** File names given by cameras and phones do not describe a picture. */
const cameraName = /^((img|dsc[fn]?|pxl|mvimg|p|photo|image|screenshot)[ \d.:()]*|[\d ]*)$/i;

/** Derives a first description from a file's name: 'harbour-at_dawn.jpg' becomes 'harbour at dawn'. */
export function describedByName(fileName: string): string {
  const words = fileName
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return cameraName.test(words) ? '' : words;
}

/** The URL under which the admin shows a picture; it changes with each replacement, while the visitors' URL stays. */
export function currentUrl({ imageUrl, revision }: Pick<Image, 'imageUrl' | 'revision'>): string {
  return `${imageSource(imageUrl)}?v=${revision}`;
}

/** The URL of a small variant for the admin: a variant never changes, since another file has variants of its own. */
export function currentThumbnailUrl(image: Pick<Image, 'imageUrl' | 'thumbnailUrl' | 'revision'>): string {
  return image.thumbnailUrl === image.imageUrl ? currentUrl(image) : imageSource(image.thumbnailUrl);
}
