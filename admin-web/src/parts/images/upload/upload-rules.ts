import { imageLimits, imageMessages } from '@galley/shared/image-rules';

/** Why a chosen file is rejected, as far as the browser can tell; the server checks more. */
export function imageErrorOf({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  if (size === 0) return imageMessages.imageMissing;
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name)) return imageMessages.svg;
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return imageMessages.heic;
  if (!/^image\/(jpeg|png|gif|webp|avif)$/.test(type)) return imageMessages.noImage;
  return /[;/?:@&=+$,]/.test(name) ? imageMessages.fileNameRule : undefined;
}

/** Why a file is rejected after it was compressed. */
export function sizeErrorOf({ size }: Pick<File, 'size'>): string | undefined {
  return size > imageLimits.bytes ? imageMessages.imageTooLarge : undefined;
}

export const acceptedTypes = 'image/jpeg,image/png,image/gif,image/webp,image/avif';
