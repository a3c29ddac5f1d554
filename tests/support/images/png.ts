import { crc32, deflateSync } from 'node:zlib';

/** One chunk of a PNG: length, type, content, checksum. */
export function pngChunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** The header of a PNG with 8 bits for each of red, green and blue. */
export function pngHeader(width: number, height: number): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([8, 2, 0, 0, 0], 8);
  return pngChunk('IHDR', content);
}

/**
 * Packs red, green and blue of every pixel, each row as differences to the previous pixel, which makes gradients
 * small.
 */
export function encodePng(width: number, height: number, pixels: Uint8Array): Buffer {
  const rowBytes = width * 3;
  const rows = Buffer.alloc(height * (rowBytes + 1));
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [y * rowBytes, y * (rowBytes + 1)];
    rows[to] = 1;
    for (let x = 0; x < rowBytes; x += 1) {
      rows[to + 1 + x] = (pixels[from + x] ?? 0) - (x < 3 ? 0 : (pixels[from + x - 3] ?? 0));
    }
  }
  const data = pngChunk('IDAT', deflateSync(rows, { level: 6 }));
  return Buffer.concat([pngSignature, pngHeader(width, height), data, pngChunk('IEND', new Uint8Array())]);
}
