import { fileMessages } from '@galley/shared/file-rules';
import { imageMessages } from '@galley/shared/image-rules';
import { limits } from '@galley/shared/limits';
import type { FormField, FormModel } from '@galley/shared/schemas/form';
import { sentFileMessages } from '@galley/shared/sent-file-messages';
import {
  mostFilesOf,
  type SentFileKind,
  type SentFileRecord,
  sentFileKinds,
  takesKind,
} from '@galley/shared/sent-file-rules';
import { HttpError } from '../core/errors';
import { isPicture, recogniseDocument } from '../core/uploads/documents/recognise-document';
import { refused } from '../core/uploads/documents/refused';
import { readImage } from '../core/uploads/read-image';
import { withExtensionOf } from './sanitize-file-name';
import type { SentFile } from './sent-form';

/** A file whose content matches its kind, as it is stored. */
export interface CheckedSentFile extends SentFileRecord {
  content: Buffer;
}

export interface CheckedFiles {
  files: CheckedSentFile[];
  /** By field id: the sentence after the field's name. */
  errors: Record<number, string>;
}

/**
 * Inspects submitted files; neither their names nor the browser's content types are trusted. Only files of
 * visible fields are checked, and the first error of each field is reported.
 */
export async function checkSentFiles(form: FormModel, sent: readonly SentFile[]): Promise<CheckedFiles> {
  const files: CheckedSentFile[] = [];
  const errors: Record<number, string> = {};
  const isTooLarge = sent.reduce((sum, { bytes }) => sum + bytes.length, 0) > limits.sentFilesBytes;
  for (const field of form.fields) {
    const own = sent.filter(({ fieldId }) => fieldId === field.id);
    if (own.length === 0) continue;
    try {
      if (field.fieldType !== 'file') throw refused('takes no files.');
      if (own.length > mostFilesOf(field))
        throw refused(`has too many files. ${sentFileMessages.tooMany(mostFilesOf(field))}`);
      if (isTooLarge) throw refused(`has files that are too large. ${sentFileMessages.tooLarge}`);
      for (const file of own) files.push(await checked(field, file));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      errors[field.id] = error.message;
    }
  }
  return { files, errors };
}

async function checked(field: FormField, { name, bytes }: SentFile): Promise<CheckedSentFile> {
  const { kind, content } = await recognised(name, bytes).catch((error: unknown) => {
    const reason = error instanceof HttpError ? (forVisitors[error.message] ?? error.message) : undefined;
    throw reason === undefined ? error : refused(`has a file that cannot be taken, '${name}'. ${reason}`);
  });
  if (!takesKind(field, kind)) {
    const wanted = field.accepts === 'pictures' ? 'pictures' : 'documents';
    throw refused(`takes ${wanted} only; '${name}' is a ${sentFileKinds[kind].label}.`);
  }
  return { fieldId: field.id, name: withExtensionOf(name, kind), kind, bytes: content.length, content };
}

async function recognised(name: string, bytes: Buffer): Promise<{ kind: SentFileKind; content: Buffer }> {
  if (bytes.length === 0) throw refused('It is empty: choose it again.');
  if (isPicture(bytes)) {
    // Pictures are stripped of metadata: the company need not know where a photo was taken.
    const { bytes: content, contentType } = await readImage(new File([new Uint8Array(bytes)], ''), '');
    return { kind: contentType.replace('image/', '') as SentFileKind, content };
  }
  const kind = recogniseDocument(bytes, name);
  if (kind === 'zip' || kind === 'captions') throw refused(fileMessages.unknown);
  return { kind, content: bytes };
}

const otherKinds =
  'Choose a picture (JPEG, PNG, GIF, WebP, AVIF), a PDF, an Office or OpenDocument file, plain text or CSV.';

/** Replaces messages for library users that would mislead visitors. */
const forVisitors: Partial<Record<string, string>> = {
  [fileMessages.unknown]: otherKinds,
  [imageMessages.noImage]: otherKinds,
  [fileMessages.program]: otherKinds,
  [fileMessages.tooMuchInside]: otherKinds,
  [fileMessages.locked]: 'It has a password: save it without one and choose that.',
  [fileMessages.macros]: 'It contains macros: save it without them and choose that.',
};
