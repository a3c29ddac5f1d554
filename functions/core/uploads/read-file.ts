import { type FileKindName, fileKinds, fileLimits, fileMessages } from '@galley/shared/file-rules';
import { invalid, tooLarge } from '../errors';
import { type ByteSource, sourceOf } from './byte-source';
import { recogniseDocument } from './documents/recognise-document';
import { recogniseVideo } from './videos/recognise-video';

export interface CheckedFile {
  kind: FileKindName;
  bytes: Buffer;
  contentType: string;
}

/**
 * Determines what an uploaded file is; neither its name nor the browser's content type is trusted. Its bytes
 * are not changed, since visitors download it and never see it as a page.
 * @throws 400 or 413 naming `file`, saying what to do
 */
export async function readFile(upload: File, fileName: string): Promise<CheckedFile> {
  if (upload.size === 0) throw invalid({ file: fileMessages.fileMissing });
  if (upload.size > fileLimits.bytes) throw tooLarge('file', fileMessages.fileTooLarge);
  const bytes = Buffer.from(await upload.arrayBuffer());
  const kind = await recogniseFile(sourceOf(bytes), fileName);
  return { kind, bytes, contentType: fileKinds[kind].contentType };
}

/**
 * The kind of a file, wherever its bytes are stored; a document is read as a whole.
 * @throws 400 or 413 naming `file`, saying what to do
 */
export async function recogniseFile(source: ByteSource, fileName: string): Promise<FileKindName> {
  const video = await recogniseVideo(source);
  if (video) return video;
  if (source.size > fileLimits.documentBytes) throw tooLarge('file', fileMessages.documentTooLarge);
  return recogniseDocument(await source.read(0, source.size), fileName);
}
