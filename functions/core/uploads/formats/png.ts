import { crc32, createInflate } from 'node:zlib';
import { ByteReader, damaged, type ImageParts } from './image-file';

/** The chunks that affect how a PNG looks; texts, times and camera data are not among them. */
const shown = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

interface Header {
  width: number;
  height: number;
  bitsPerPixel: number;
  isInterlaced: boolean;
}

/** Reads a PNG chunk by chunk, verifies each checksum, and removes chunks that do not affect how it looks. */
export function readPng(file: Buffer): ImageParts & { pixels: () => Promise<void> } {
  const reader = new ByteReader(file);
  const kept: Buffer[] = [file.subarray(0, 8)];
  const leftOut: Buffer[] = [];
  const data: Buffer[] = [];
  let header: Header | undefined;
  let at = 8;
  let type = '';
  while (type !== 'IEND') {
    const length = reader.uint32(at);
    const chunk = reader.slice(at, at + 12 + length);
    type = chunk.toString('latin1', 4, 8);
    if (crc32(chunk.subarray(4, 8 + length)) !== chunk.readUInt32BE(8 + length)) throw damaged();
    if ((type === 'IHDR') !== (header === undefined)) throw damaged();
    if (type === 'IHDR') header = headerOf(chunk.subarray(8, 8 + length));
    if (type === 'IDAT') data.push(chunk.subarray(8, 8 + length));
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical && !shown.has(type)) throw damaged();
    (shown.has(type) ? kept : leftOut).push(chunk);
    at += chunk.length;
  }
  if (!header || data.length === 0) throw damaged();
  const { width, height } = header;
  const found = header;
  return {
    width,
    height,
    bytes: Buffer.concat(kept),
    leftOut,
    behind: file.subarray(at),
    pixels: () => requirePixels(found, data),
  };
}

function headerOf(content: Buffer): Header {
  if (content.length !== 13) throw damaged();
  const [depth = 0, color = 0, compression, filter, interlace = 0] = content.subarray(8);
  if (!depths[color]?.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) throw damaged();
  return {
    width: content.readUInt32BE(0),
    height: content.readUInt32BE(4),
    bitsPerPixel: depth * (channels[color] ?? 0),
    isInterlaced: interlace === 1,
  };
}

/**
 * Unpacks the pixels without keeping them, because a header may claim any size. Unpacking stops where the
 * data exceeds that size, so a decompression bomb costs no more than the picture that it claims to be.
 * @throws 400 where the size differs from the header's
 */
async function requirePixels(header: Header, data: readonly Buffer[]): Promise<void> {
  const expected = bytesOf(header);
  const inflate = createInflate();
  let found = 0;
  const whole = new Promise<void>((resolve, reject) => {
    inflate.on('data', (part: Buffer) => {
      found += part.length;
      if (found > expected) inflate.destroy(damaged());
    });
    inflate.on('end', () => (found === expected ? resolve() : reject(damaged())));
    inflate.on('error', () => reject(damaged()));
  });
  for (const part of data) inflate.write(part);
  inflate.end();
  await whole;
}

/** Adam7: seven smaller pictures, by first pixel and step. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function bytesOf({ width, height, bitsPerPixel, isInterlaced }: Header): number {
  const rows = (columns: number, count: number) =>
    columns > 0 ? count * (1 + Math.ceil((columns * bitsPerPixel) / 8)) : 0;
  if (!isInterlaced) return rows(width, height);
  return passes.reduce(
    (sum, [x, y, dx, dy]) =>
      sum + rows(Math.ceil((width - x) / dx), Math.max(0, Math.ceil((height - y) / dy))),
    0,
  );
}
