import { createHandler } from '../core/create-handler';

/** The image library. */
export const handler = createHandler(
  'images',
  async () => (await import('@galley/shared/contract/images')).imageCalls,
  {
    listImages: () => import('./list-images'),
    uploadImage: () => import('./upload-image'),
    editImage: () => import('./edit-image'),
    deleteImage: () => import('./delete-image'),
    getImageUsage: () => import('./get-image-usage'),
    replaceImage: () => import('./replace-image'),
  },
);
