import * as z from 'zod';
import { id, revision } from '../schemas/fields';
import {
  announcedBytes,
  fileName,
  fileSchema,
  fileTags,
  fileTitle,
  sentFile,
  uploadName,
} from '../schemas/file';
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
    // Omitted tags are kept.
    input: z.object({ id: id('Id'), title: fileTitle, tags: fileTags.optional(), revision }),
  }),
  replaceFile: call({
    ...save,
    path: '/api/FileUpload/ReplaceFile',
    multipart: true,
    input: z.object({ id: id('Id'), fileName, file: sentFile }),
  }),
  // A file that is too large for one request is sent to the bucket: the client announces it, sends it to the
  // URL in the response (PUT, with the header `if-none-match: *`), and finishes the upload.
  startFileUpload: call({
    ...save,
    path: '/api/FileUpload/StartUpload',
    // The id of the file whose content is replaced; a new file is assigned one.
    input: z.object({ id: id('Id').optional(), fileName, bytes: announcedBytes }),
    output: z.object({ id: z.number(), upload: z.string(), url: z.string() }),
  }),
  finishFileUpload: call({
    ...save,
    path: '/api/FileUpload/FinishUpload',
    // A title creates a new file; without one, a file's content is replaced.
    input: z.object({ id: id('Id'), upload: uploadName, fileName, title: fileTitle.optional() }),
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
