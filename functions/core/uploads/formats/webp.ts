import { required } from '@galley/shared/required';
import { ByteReader, damaged, type ImageParts } from './image-file';

const shown = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The flags of VP8X that announce camera data and XMP. */
const metadataFlags = 0x08 | 0x04;

interface Chunk {
  name: string;
  content: Buffer;
  whole: Buffer;
}

/** Reads a WebP chunk by chunk and removes camera data and unknown chunks. */
export function readWebp(file: Buffer): ImageParts {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length || file.length < 20) throw damaged();
  const chunks = chunksOf(file.subarray(0, end), 12);
  const leftOut = chunks.filter(({ name }) => !shown.has(name)).map(({ whole }) => whole);
  const kept = chunks.filter(({ name }) => shown.has(name));
  const [first] = kept;
  if (!first) throw damaged();
  const size = first.name === 'VP8X' ? canvasOf(first, kept) : sizeOf(first);
  const body = kept.map(({ name, whole }) => (name === 'VP8X' ? withoutMetadataFlags(whole) : whole));
  const head = Buffer.from(file.subarray(0, 12));
  head.writeUInt32LE(4 + body.reduce((sum, part) => sum + part.length, 0), 4);
  return { ...size, bytes: Buffer.concat([head, ...body]), leftOut, behind: file.subarray(end) };
}

function chunksOf(file: Buffer, start: number): Chunk[] {
  const reader = new ByteReader(file);
  const chunks: Chunk[] = [];
  for (let at = start; at < file.length; ) {
    const length = reader.slice(at + 4, at + 8).readUInt32LE();
    const end = at + 8 + length;
    const padded = end + (length % 2);
    const whole = reader.slice(at, padded);
    chunks.push({ name: reader.text(at, 4), content: reader.slice(at + 8, end), whole });
    at = padded;
  }
  return chunks;
}

/** The size of one picture's data, lossy or lossless. */
function sizeOf({ name, content }: Chunk): { width: number; height: number } {
  if (name === 'VP8 ') {
    const isKeyFrame = content.length >= 10 && ((content[0] ?? 1) & 1) === 0;
    if (!isKeyFrame || content.toString('hex', 3, 6) !== '9d012a') throw damaged();
    const firstPart = content.readUIntLE(0, 3) >> 5;
    if (firstPart > content.length - 10) throw damaged();
    return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff };
  }
  if (name !== 'VP8L' || content.length < 6 || content[0] !== 0x2f) throw damaged();
  const bits = content.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** The size in VP8X, checked against the pictures in the file. */
function canvasOf(head: Chunk, chunks: readonly Chunk[]): { width: number; height: number } {
  if (head.content.length !== 10) throw damaged();
  const canvas = { width: head.content.readUIntLE(4, 3) + 1, height: head.content.readUIntLE(7, 3) + 1 };
  const still = chunks.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const frames = chunks.filter(({ name }) => name === 'ANMF');
  if (!still && frames.length === 0) throw damaged();
  if (still) {
    const size = sizeOf(still);
    if (size.width !== canvas.width || size.height !== canvas.height) throw damaged();
  }
  for (const { content } of frames) {
    if (content.length < 24) throw damaged();
    const picture = required(
      chunksOf(content, 16).find(({ name }) => name === 'VP8 ' || name === 'VP8L'),
      damaged,
    );
    const { width, height } = sizeOf(picture);
    const isWithin =
      content.readUIntLE(0, 3) * 2 + width <= canvas.width &&
      content.readUIntLE(3, 3) * 2 + height <= canvas.height;
    if (!isWithin) throw damaged();
  }
  return canvas;
}

function withoutMetadataFlags(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  copy.writeUInt8((copy[8] ?? 0) & ~metadataFlags, 8);
  return copy;
}
