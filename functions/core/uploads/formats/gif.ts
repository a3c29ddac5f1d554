import { ByteReader, damaged, type ImageParts } from './image-file';

/** The two extensions that control how often an animation repeats; all others contain metadata. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const extension = 0x21;
const frame = 0x2c;
const trailer = 0x3b;

/** Reads a GIF block by block and removes comments, plain text and application data. */
export function readGif(file: Buffer): ImageParts {
  const reader = new ByteReader(file);
  const size = { width: reader.slice(6, 8).readUInt16LE(), height: reader.slice(8, 10).readUInt16LE() };
  let at = 13 + colorTableBytes(reader.byte(10));
  const kept: Buffer[] = [reader.slice(0, at)];
  const leftOut: Buffer[] = [];
  let frames = 0;
  for (let kind = reader.byte(at); kind !== trailer; kind = reader.byte(at)) {
    const start = at;
    if (kind === extension) {
      at = endOfSubBlocks(reader, at + 2);
      const block = reader.slice(start, at);
      (isKeptExtension(block) ? kept : leftOut).push(block);
    } else if (kind === frame) {
      requireWithin(reader.slice(at, at + 10), size);
      const data = at + 10 + colorTableBytes(reader.byte(at + 9));
      const codeSize = reader.byte(data);
      at = endOfSubBlocks(reader, data + 1);
      // Even the smallest picture has a byte of codes.
      if (codeSize < 1 || codeSize > 11 || at - data < 4) throw damaged();
      kept.push(reader.slice(start, at));
      frames += 1;
    } else {
      throw damaged();
    }
  }
  if (frames === 0) throw damaged();
  return {
    ...size,
    bytes: Buffer.concat([...kept, Buffer.from([trailer])]),
    leftOut,
    behind: file.subarray(at + 1),
  };
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfSubBlocks(reader: ByteReader, start: number): number {
  let at = start;
  for (let length = reader.byte(at); length > 0; length = reader.byte(at)) at += 1 + length;
  return at + 1;
}

function isKeptExtension(block: Buffer): boolean {
  if (block[1] === 0xf9) return true;
  return block[1] === 0xff && loops.has(block.toString('latin1', 3, 14));
}

/** Browsers enlarge a GIF whose frame exceeds the declared size. */
function requireWithin(descriptor: Buffer, { width, height }: { width: number; height: number }): void {
  const [x, y, w, h] = [1, 3, 5, 7].map((at) => descriptor.readUInt16LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  if (w === 0 || h === 0 || x + w > width || y + h > height) throw damaged();
}
