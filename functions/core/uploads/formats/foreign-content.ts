import { invalid } from '../../errors';
import type { ImageParts } from './image-file';

/** Long enough that pixels do not contain them by chance. Searched for in the whole file. */
const anywhere = ['<script', '<?php', '<html', '<iframe', '<!doctype', '<foreignobject'];
/** Searched for in what was removed: beginnings of documents, archives and programs. */
const leftOver = [
  '<svg ',
  '<svg>',
  '<svg/',
  '<body',
  'javascript:',
  '%pdf-',
  'pk\u0003\u0004',
  'pk\u0005\u0006',
  'rar!\u001a',
  '7z\u00bc\u00af',
  '\u007felf',
  'mz\u0090\0',
  '\u00ea\u00fe\u00ba\u00be',
];
const searchedAtOnce = 256 * 1024;
const longest = 16;

/**
 * Refuses files that are a picture and something else, too. The stored file no longer contains the other
 * content, but the sender should know that it was detected, and pixels that spell a script are not a photo.
 * @throws 400
 */
export function requireNothingHidden({ bytes, leftOut, behind }: ImageParts): void {
  const isHidden =
    contains(bytes, anywhere) ||
    [...leftOut, behind].some((part) => contains(part, [...anywhere, ...leftOver])) ||
    !isHarmlessTail(behind);
  if (isHidden) {
    throw invalid({
      image:
        'There is other content hidden in this image. Open it in an image program, save it again and upload that.',
    });
  }
}

/** Cameras pad with zeros, or append a second picture or their own notes (Samsung). */
function isHarmlessTail(tail: Buffer): boolean {
  if (tail.every((byte) => byte === 0 || byte === 0xff || byte === 0x0a || byte === 0x0d)) return true;
  return tail.indexOf('ffd8ff', 0, 'hex') === 0 || tail.toString('latin1', tail.length - 4) === 'SEFT';
}

function contains(part: Buffer, words: readonly string[]): boolean {
  for (let at = 0; at < part.length; at += searchedAtOnce) {
    const text = part.toString('latin1', at, at + searchedAtOnce + longest).toLowerCase();
    if (words.some((word) => text.includes(word))) return true;
  }
  return false;
}
