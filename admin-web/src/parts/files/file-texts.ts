import { type FileKindName, fileKinds, fileLimits, fileMessages, fileSize } from '@galley/shared/file-rules';
import type { LibraryFile } from '@galley/shared/schemas/file';
import { containsWords } from '../../lib/contains-words';

/** The types that the file chooser offers first; the server inspects each file, whatever its name. */
export const acceptedFiles = acceptedOf(Object.keys(fileKinds) as FileKindName[]);

/** The file extensions of some kinds: '.mp4,.webm'. */
export function acceptedOf(kinds: readonly FileKindName[]): string {
  return kinds.map((kind) => `.${fileKinds[kind].ending}`).join();
}

/** Names that the browser treats as videos; the server inspects the content. */
const isVideoName = (name: string) => /\.(mp4|m4v|webm)$/i.test(name);

/** 'PDF, 812 KB' */
export const factsOf = ({ kind, bytes }: Pick<LibraryFile, 'kind' | 'bytes'>): string =>
  `${fileKinds[kind].label}, ${fileSize(bytes)}`;

/** Derives a first title from a file's name: 'price-list_2026.pdf' becomes 'price list 2026'. */
export function titledByName(fileName: string): string {
  const words = fileName
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return (words || fileName).slice(0, fileLimits.title);
}

/** Why a chosen file is rejected, as far as the browser can tell. */
export function fileErrorOf({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  if (size === 0) return fileMessages.fileMissing;
  if (isVideoName(name)) return size > fileLimits.videoBytes ? fileMessages.videoTooLarge : undefined;
  if (size > fileLimits.documentBytes) return fileMessages.documentTooLarge;
  if (/\.(mov|avi|wmv|mkv|mpe?g)$/i.test(name)) return fileMessages.videoCodec;
  if (/\.(html?|svgz?|xml)$/i.test(name)) return fileMessages.markup;
  if (/\.(doc|xls|ppt)$/i.test(name)) return fileMessages.oldOffice;
  return /^image\//.test(type) ? fileMessages.picture : undefined;
}

/** The URL from which the admin loads a file; it changes with each replacement, while the visitors' URL stays. */
export const downloadUrl = ({ fileUrl, revision }: Pick<LibraryFile, 'fileUrl' | 'revision'>): string =>
  `/images/${fileUrl}?v=${revision}`;

/** The files whose title, kind or tags contain every word. */
export const filterFiles = (files: readonly LibraryFile[], text: string): LibraryFile[] =>
  files.filter(({ title, kind, tags }) => containsWords(text, [title, fileKinds[kind].label, ...tags]));
