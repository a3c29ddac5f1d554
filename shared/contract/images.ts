import * as z from 'zod';
import { id, integer, optionalText, requiredText } from '../schemas/fields';
import { imageSchema } from '../schemas/image';
import { deleted, savedId } from './answers';
import { call } from './call';

const save = {
  methods: ['POST'],
  area: 'images',
  audience: 'staff',
  company: 'session',
  changes: true,
  output: savedId,
  open: 4,
} as const;
const described = z.object({ id: id('Id'), imageDescription: requiredText('ImageDescription', 200) });

export const imageCalls = {
  listImages: call({
    ...save,
    path: '/api/ImageUpload/RetrieveAll',
    changes: false,
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
    input: z.object({
      imageDescription: requiredText('ImageDescription', 200),
      imageName: requiredText('ImageName', 200),
    }),
  }),
  editImage: call({ ...save, path: '/api/ImageUpload/EditImage', input: described }),
  deleteImage: call({
    ...save,
    path: '/api/ImageUpload/DeleteImage',
    input: z.object({ id: id('Id'), imageDescription: optionalText('ImageDescription', 200) }),
    output: deleted,
  }),
  getImageUsage: call({
    ...save,
    path: '/api/ImageUpload/GetImageUsage',
    methods: ['GET'],
    changes: false,
    input: z.object({ id: id('id') }),
    output: z.array(z.object({ pageId: z.number(), pageName: z.string(), versionId: z.number() })),
  }),
  replaceImage: call({
    ...save,
    path: '/api/ImageUpload/ReplaceImage',
    multipart: true,
    input: z.object({ id: id('Id'), imageName: requiredText('ImageName', 200) }),
  }),
};
