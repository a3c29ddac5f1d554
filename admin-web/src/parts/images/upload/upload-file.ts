import type { Image } from '@galley/shared/schemas/image';
import { api } from '../../../lib/api';
import { describedByName } from '../image-texts';
import { compressImage } from './compress-image';
import { imageErrorOf, sizeErrorOf } from './upload-rules';

/** A file that is not accepted as a picture, with a sentence for the user. */
export class RejectedFile extends Error {}

/**
 * Adds one file to the library without asking anything.
 * @param texts of the picture; its description is one of its name, where that says something, if none is given
 * @throws RejectedFile
 */
export async function uploadFile(
  file: File,
  { imageDescription, altText = '' }: { imageDescription?: string; altText?: string } = {},
): Promise<Image | undefined> {
  const rejection = imageErrorOf(file);
  if (rejection) throw new RejectedFile(rejection);
  const size = await createImageBitmap(file).catch(() => undefined);
  const compressed = size ? await compressImage(file, size, () => {}) : file;
  size?.close();
  const tooLarge = sizeErrorOf(compressed);
  if (tooLarge) throw new RejectedFile(tooLarge);
  const id = await api('uploadImage', {
    imageDescription: imageDescription ?? (describedByName(file.name) || 'A picture'),
    altText,
    imageName: file.name,
    image: compressed,
  });
  const newest = await api('listImages', { limit: 20 });
  return newest.find((image) => image.id === id);
}
