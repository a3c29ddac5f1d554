import * as z from 'zod';
import { fileKindNames, fileLimits, fileMessages } from '../file-rules';
import { readFileLink } from '../page-links';
import { optionalText, requiredText } from './fields';
import { tagsOf } from './image';

/** A library file in a response; `fileUrl` is the part after `/images/`. */
export const fileSchema = z.object({
  id: z.number(),
  title: z.string(),
  fileUrl: z.string(),
  kind: z.enum(fileKindNames),
  bytes: z.number(),
  tags: z.array(z.string()),
  createdAt: z.string(),
  /** The last change of content or title. */
  changedAt: z.string(),
  /** The user who made the last change; absent where unknown. */
  changedBy: z.number().optional(),
  revision: z.number(),
});
export type LibraryFile = z.infer<typeof fileSchema>;

/** A file as pages show it. */
export const fileModelSchema = z.object({
  title: z.string(),
  /** The URL from which browsers download it. */
  href: z.string(),
  kind: z.enum(fileKindNames),
  bytes: z.number(),
});
export type FileModel = z.infer<typeof fileModelSchema>;
/** By the file's id. */
export type FileModels = Record<number, FileModel>;

export const fileTitle = z
  .string({ error: fileMessages.titleMissing })
  .trim()
  .min(1, { error: fileMessages.titleMissing, abort: true })
  .pipe(requiredText('Title', fileLimits.title));

export const fileTags = tagsOf('A file');

/** The name of the chosen file; the stored name is generated. */
export const fileName = requiredText('File Name', fileLimits.name).regex(/^[^\\/]*$/, fileMessages.noPath);
export const sentFile = z.file({ error: fileMessages.fileMissing });

/** The announced number of bytes; they are inspected after they have been sent. */
export const announcedBytes = z
  .int({ error: 'Bytes must be a whole number.' })
  .min(1, fileMessages.fileMissing)
  .max(fileLimits.videoBytes, fileMessages.videoTooLarge);

/** The name of the started upload, as `startFileUpload` returned it. */
export const uploadName = requiredText('Upload', 64).regex(
  /^[A-Za-z0-9_-]+$/,
  'Upload must be the one that was started.',
);

/** Marks all fields of the contract that refer to a file, for the tests. */
const namesFile = { names: 'file' } as const;
const message = (label: string) => `${label} must be a file of your library.`;
const longest = 300;

/** A file of the company's own library, as a link `/file:12`; the server checks that it exists. */
export function namedFile(label: string) {
  return requiredText(label, longest)
    .refine((link) => readFileLink(link) !== undefined, { error: message(label) })
    .meta(namesFile);
}

/** The same, or '' for none. */
export function optionalNamedFile(label: string) {
  return optionalText(label, longest)
    .refine((link) => link === '' || readFileLink(link) !== undefined, { error: message(label) })
    .meta(namesFile);
}
