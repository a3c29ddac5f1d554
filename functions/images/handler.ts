import { imageCalls } from '@galley/shared/contract/images';
import { createHandler } from '../core/create-handler';
import { deleteImage } from './delete-image';
import { editImage } from './edit-image';
import { getImageUsage } from './get-image-usage';
import { listImages } from './list-images';
import { replaceImage } from './replace-image';
import { uploadImage } from './upload-image';

/** The image library. */
export const handler = createHandler('images', imageCalls, {
  listImages,
  uploadImage,
  editImage,
  deleteImage,
  getImageUsage,
  replaceImage,
});
