import { type FileKindName, fileKinds, fileLimits, fileMessages } from '@galley/shared/file-rules';
import { invalid, tooLarge } from '../errors';
import { recogniseDocument } from './documents/recognise-document';

export interface CheckedFile {
  kind: FileKindName;
  bytes: Buffer;
  contentType: string;
}

/**
 * Looks into an uploaded file and answers what it is: neither its name nor the browser is believed. Its bytes stay as
 * they are, since visitors get them to save and never as a page.
 * @throws 400 or 413 naming `file`, saying what to do
 */
export async function readFile(upload: File, fileName: string): Promise<CheckedFile> {
  if (upload.size === 0) throw invalid({ file: fileMessages.fileMissing });
  if (upload.size > fileLimits.bytes) throw tooLarge('file', fileMessages.fileTooLarge);
  const bytes = Buffer.from(await upload.arrayBuffer());
  const kind = recogniseDocument(bytes, fileName);
  return { kind, bytes, contentType: fileKinds[kind].contentType };
}
