import * as z from 'zod';
import { id, revision } from '../schemas/fields';
import { fileName, fileSchema, fileTags, fileTitle, sentFile } from '../schemas/file';
import { call } from './call';
import { libraryUses, saveOfLibrary } from './images';
import { deleted } from './responses';

const save = saveOfLibrary;

export const fileCalls = {
  listFiles: call({
    ...save,
    path: '/api/FileUpload/RetrieveAll',
    audience: 'staff',
    mutates: false,
    input: z.object({}),
    output: z.array(fileSchema),
  }),
  uploadFile: call({
    ...save,
    path: '/api/FileUpload/FileUpload',
    multipart: true,
    input: z.object({ title: fileTitle, fileName, file: sentFile }),
  }),
  editFile: call({
    ...save,
    path: '/api/FileUpload/EditFile',
    // Tags that are left out stay as they are.
    input: z.object({ id: id('Id'), title: fileTitle, tags: fileTags.optional(), revision }),
  }),
  replaceFile: call({
    ...save,
    path: '/api/FileUpload/ReplaceFile',
    multipart: true,
    input: z.object({ id: id('Id'), fileName, file: sentFile }),
  }),
  deleteFile: call({
    ...save,
    path: '/api/FileUpload/DeleteFile',
    input: z.object({ id: id('Id') }),
    output: deleted,
  }),
  getFileUsage: call({
    ...save,
    path: '/api/FileUpload/GetFileUsage',
    audience: 'staff',
    methods: ['GET'],
    mutates: false,
    input: z.object({ id: id('id') }),
    output: libraryUses,
  }),
};
