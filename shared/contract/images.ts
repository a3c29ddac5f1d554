import * as z from 'zod';
import { id, integer, optionalText, revision } from '../schemas/fields';
import {
  altText,
  imageDescription,
  imageFile,
  imageFocus,
  imageName,
  imageSchema,
  imageTags,
} from '../schemas/image';
import { call } from './call';
import { deleted, savedId } from './responses';

/** The common parts of calls that save to the library. */
export const saveOfLibrary = {
  methods: ['POST'],
  area: 'images',
  audience: 'editImages',
  company: 'session',
  mutates: true,
  output: savedId,
} as const;
const save = saveOfLibrary;

/**
 * Where a library item is used. Outside of pages, `pageId` and `versionId` are 0 and `pageName` describes the
 * place.
 */
export const libraryUses = z.array(
  z.object({
    pageId: z.number(),
    pageName: z.string(),
    versionId: z.number(),
    place: z.enum(['live', 'draft', 'pending', 'site']),
  }),
);

export const imageCalls = {
  listImages: call({
    ...save,
    path: '/api/ImageUpload/RetrieveAll',
    audience: 'staff',
    mutates: false,
    input: z.object({
      limit: integer('limit', 1, 1_000).optional(),
      cursor: optionalText('cursor', 1_000),
      search: optionalText('search', 200),
    }),
    output: z.array(imageSchema),
  }),
  uploadImage: call({
    ...save,
    path: '/api/ImageUpload/ImageUpload',
    multipart: true,
    input: z.object({ imageDescription, imageName, image: imageFile, altText }),
  }),
  editImage: call({
    ...save,
    path: '/api/ImageUpload/EditImage',
    // Omitted fields are kept.
    input: z.object({
      id: id('Id'),
      imageDescription,
      altText: altText.optional(),
      tags: imageTags.optional(),
      focus: imageFocus.optional(),
      revision,
    }),
  }),
  deleteImage: call({
    ...save,
    path: '/api/ImageUpload/DeleteImage',
    input: z.object({ id: id('Id'), imageDescription: optionalText('ImageDescription', 200) }),
    output: deleted,
  }),
  getImageUsage: call({
    ...save,
    path: '/api/ImageUpload/GetImageUsage',
    audience: 'staff',
    methods: ['GET'],
    mutates: false,
    input: z.object({ id: id('id') }),
    output: libraryUses,
  }),
  replaceImage: call({
    ...save,
    path: '/api/ImageUpload/ReplaceImage',
    multipart: true,
    input: z.object({ id: id('Id'), imageName, image: imageFile }),
  }),
};
