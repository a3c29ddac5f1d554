import { createHandler } from '../core/create-handler';

/** The library of pictures and files. */
export const handler = createHandler(
  'images',
  async () => ({
    ...(await import('@galley/shared/contract/images')).imageCalls,
    ...(await import('@galley/shared/contract/files')).fileCalls,
  }),
  {
    listImages: () => import('./list-images'),
    uploadImage: () => import('./upload-image'),
    editImage: () => import('./edit-image'),
    deleteImage: () => import('./delete-image'),
    getImageUsage: () => import('./get-image-usage'),
    replaceImage: () => import('./replace-image'),
    listFiles: () => import('./list-files'),
    uploadFile: () => import('./upload-file'),
    startFileUpload: () => import('./start-file-upload'),
    finishFileUpload: () => import('./finish-file-upload'),
    editFile: () => import('./edit-file'),
    replaceFile: () => import('./replace-file'),
    deleteFile: () => import('./delete-file'),
    getFileUsage: () => import('./get-file-usage'),
  },
);
