import { imageSource } from '@galley/public-web/image-source';
import type { Image } from '@galley/shared/schemas/image';

export function pixelSize({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height} pixels`;
}

/** What compression saved, in whole per cent; undefined where it saved nothing. */
export function savedPercent(raw: number, compressed: number): number | undefined {
  const percent = Math.round((1 - compressed / raw) * 100);
  return percent > 0 ? percent : undefined;
}

/** What cameras and phones call a picture says nothing about it. */
const cameraName = /^((img|dsc[fn]?|pxl|mvimg|p|photo|image|screenshot)[ \d.:()]*|[\d ]*)$/i;

/** A first description out of a file's name: 'harbour-at_dawn.jpg' begins as 'harbour at dawn'. */
export function describedByName(fileName: string): string {
  const words = fileName
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return cameraName.test(words) ? '' : words;
}

/** Where the admin shows a picture: a replaced one has another address at once, though visitors' stays. */
export function currentUrl({ imageUrl, revision }: Pick<Image, 'imageUrl' | 'revision'>): string {
  return `${imageSource(imageUrl)}?v=${revision}`;
}

/** Where the admin has a small picture of it: a copy never changes, since another file has copies of its own. */
export function thumbnailAddress(image: Pick<Image, 'imageUrl' | 'thumbnailUrl' | 'revision'>): string {
  return image.thumbnailUrl === image.imageUrl ? currentUrl(image) : imageSource(image.thumbnailUrl);
}
