import * as z from 'zod';
import { fileKindNames, fileLimits, fileMessages } from '../file-rules';
import { readFileLink } from '../page-links';
import { optionalText, requiredText } from './fields';
import { tagsOf } from './image';

/** A file of a company's library as it is answered; `fileUrl` is the part after `/images/`. */
export const fileSchema = z.object({
  id: z.number(),
  title: z.string(),
  fileUrl: z.string(),
  kind: z.enum(fileKindNames),
  bytes: z.number(),
  tags: z.array(z.string()),
  createdAt: z.string(),
  /** Of its content or its title, whichever was last. */
  changedAt: z.string(),
  /** The user whose doing that was; absent where that is not known. */
  changedBy: z.number().optional(),
  revision: z.number(),
});
export type LibraryFile = z.infer<typeof fileSchema>;

/** What a page shows of a file. */
export const fileModelSchema = z.object({
  title: z.string(),
  /** Where browsers get it. */
  href: z.string(),
  kind: z.enum(fileKindNames),
  bytes: z.number(),
});
export type FileModel = z.infer<typeof fileModelSchema>;
/** By the file's number. */
export type FileModels = Record<number, FileModel>;

export const fileTitle = z
  .string({ error: fileMessages.titleMissing })
  .trim()
  .min(1, { error: fileMessages.titleMissing, abort: true })
  .pipe(requiredText('Title', fileLimits.title));

export const fileTags = tagsOf('A file');

/** The name of the chosen file; the one that is stored is ours. */
export const fileName = requiredText('File Name', fileLimits.name).regex(/^[^\\/]*$/, fileMessages.noPath);
export const sentFile = z.file({ error: fileMessages.fileMissing });

/** How many bytes are to come; what they are is looked into when they have come. */
export const announcedBytes = z
  .int({ error: 'Bytes must be a whole number.' })
  .min(1, fileMessages.fileMissing)
  .max(fileLimits.videoBytes, fileMessages.videoTooLarge);

/** Where the bytes of an upload wait for it to be finished, as `startFileUpload` said. */
export const uploadName = requiredText('Upload', 64).regex(
  /^[A-Za-z0-9_-]+$/,
  'Upload must be the one that was started.',
);

/** By this the tests find every field of the contract that names a file. */
export const namesFile = { names: 'file' } as const;
const message = (label: string) => `${label} must be a file of your library.`;
const longest = 300;

/** A file of the company's own library, by its link `/file:12`; that it is there the server checks. */
export function namedFile(label: string) {
  return requiredText(label, longest)
    .refine((link) => readFileLink(link) !== undefined, { error: message(label) })
    .meta(namesFile);
}

/** The same where there may be none: ''. */
export function optionalNamedFile(label: string) {
  return optionalText(label, longest)
    .refine((link) => link === '' || readFileLink(link) !== undefined, { error: message(label) })
    .meta(namesFile);
}
