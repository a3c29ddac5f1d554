import { imageLimits } from '@galley/shared/image-rules';
import type { Image } from '@galley/shared/schemas/image';
import { api } from '../../../lib/api';
import { currentUrl } from '../image-texts';
import { uploadFile } from '../upload/upload-file';
import type { Area } from './crop-area';

/** The formats in which a browser writes a crop; a format that it cannot write becomes one of these. */
const writtenAs: Record<string, string> = {
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
  'image/avif': 'image/webp',
};
const quality = 0.92;

/**
 * Adds a part of a picture to the library as a picture of its own, with the texts and tags of the original.
 * Returns undefined where the new picture cannot be found.
 */
export async function cropImage(image: Image, area: Area): Promise<Image | undefined> {
  const part = await partOf(image, area);
  const words = `${image.imageDescription.slice(0, imageLimits.description - 10)} (cropped)`;
  const cropped = await uploadFile(part, { imageDescription: words, altText: image.altText });
  if (!cropped || image.tags.length === 0) return cropped;
  const { id, imageDescription, altText, revision } = cropped;
  await api('editImage', { id, imageDescription, altText, tags: image.tags, revision });
  return cropped;
}

async function partOf(image: Image, { x, y, width, height }: Area): Promise<File> {
  const answer = await fetch(currentUrl(image));
  if (!answer.ok) throw new Error('The image could not be loaded.');
  const bitmap = await createImageBitmap(await answer.blob(), x, y, width, height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, writtenAs[image.contentType] ?? 'image/png', quality),
  );
  if (!blob) throw new Error('This browser could not crop the image.');
  const name = (image.imageUrl.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  return new File([blob], `${name}-cropped.${blob.type.replace('image/', '')}`, { type: blob.type });
}
