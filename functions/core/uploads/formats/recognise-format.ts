import { imageMessages } from '@galley/shared/image-rules';
import { invalid } from '../../errors';
import type { ImageFormat } from './image-file';

/**
 * The format of a file by its first bytes; its name and the browser's content type do not count.
 * @throws 400
 */
export function recogniseFormat(file: Buffer): ImageFormat {
  const starts = (hex: string) => file.toString('hex', 0, hex.length / 2) === hex;
  const text = (from: number, to: number) => file.toString('latin1', from, to);
  if (starts('ffd8ff')) return 'JPEG';
  if (starts('89504e470d0a1a0a')) return 'PNG';
  if (['GIF87a', 'GIF89a'].includes(text(0, 6))) return 'GIF';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'WebP';
  if (text(4, 8) === 'ftyp') {
    const end = Math.min(file.length, file.readUInt32BE(0), 256);
    const brands: string[] = text(8, end).match(/.{4}/gs) ?? [];
    if (brands.includes('avif')) return 'AVIF';
    if (brands.some((brand) => /^(he[iv][a-z]|mif1|msf1)$/.test(brand))) throw refused(imageMessages.heic);
  }
  throw refused(isSvg(file) ? imageMessages.svg : imageMessages.noImage);
}

function refused(image: string): Error {
  return invalid({ image });
}

/** Also after a byte-order mark, in UTF-16, after comments, or compressed (SVGZ). */
function isSvg(file: Buffer): boolean {
  const start = file.subarray(0, 4096);
  if (start[0] === 0x1f && start[1] === 0x8b) return true;
  return /<(\w+:)?svg[\s/>]/i.test(start.toString('latin1').replaceAll('\0', ''));
}
