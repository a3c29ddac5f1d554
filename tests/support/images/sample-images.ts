import { deflateSync } from 'node:zlib';
import { encodePng, pngChunk, pngHeader, pngSignature } from './png';

/** Small, valid pictures of every format, built from bytes: nothing is downloaded and nothing decodes them. */

export function pngOf(width: number, height: number): Buffer {
  return encodePng(width, height, new Uint8Array(width * height * 3).fill(120));
}

/** A picture with as much detail as a photo: its size as PNG is many times that of any lossy format. */
export function noisyPng(width: number, height: number, strength = 40): Buffer {
  let state = 1;
  const noise = () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 1_000) / 1_000;
  };
  const values = Uint8Array.from({ length: width * height * 3 }, () => 120 + Math.round(noise() * strength));
  return encodePng(width, height, values);
}

/** A PNG with further chunks before its data. */
export function pngWith(chunks: Buffer[], size = { width: 4, height: 4 }): Buffer {
  const rows = Buffer.alloc(size.height * (1 + size.width * 3));
  return Buffer.concat([
    pngSignature,
    pngHeader(size.width, size.height),
    ...chunks,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);

export function jpegSegment(marker: number, content: Buffer | string): Buffer {
  const body = Buffer.from(content as string, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker]), uint16(body.length + 2), body]);
}

interface JpegOptions {
  width?: number;
  height?: number;
  /** Segments before the picture: camera data, comments. */
  before?: Buffer[];
  /** Bytes after its end. */
  behind?: Buffer | string;
  frameMarker?: number;
}

/** A grey JPEG: one Huffman code for everything, so that its data are zeros whatever its size. */
export function jpegOf({
  width = 16,
  height = 16,
  before = [],
  behind = '',
  frameMarker = 0xc0,
}: JpegOptions = {}) {
  const table = (id: number) => Buffer.concat([Buffer.from([id, 1]), Buffer.alloc(15), Buffer.from([0])]);
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...before,
    jpegSegment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    jpegSegment(
      frameMarker,
      Buffer.concat([Buffer.from([8]), uint16(height), uint16(width), Buffer.from([1, 1, 0x11, 0])]),
    ),
    jpegSegment(0xc4, Buffer.concat([table(0x00), table(0x10)])),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // Two bits a block: no difference, end of block.
    Buffer.alloc(Math.min(4096, Math.ceil(blocks / 4)), 0),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(behind as string, 'latin1'),
  ]);
}

/** Exif data as a camera writes it: the orientation and the place of the photo. */
export function exifSegment(turn: number, place = 'GPS 51.5N 0.1W'): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(turn, 18);
  return jpegSegment(
    0xe1,
    Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(place, 'latin1')]),
  );
}

interface GifOptions {
  width?: number;
  height?: number;
  frame?: { width: number; height: number };
  extensions?: Buffer[];
  behind?: Buffer | string;
}

export function gifOf({
  width = 1,
  height = 1,
  frame = { width, height },
  extensions = [],
  behind = '',
}: GifOptions = {}) {
  const head = Buffer.alloc(13 + 6);
  head.write('GIF89a', 0, 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  head[10] = 0x80;
  head.set([255, 255, 255], 16);
  const descriptor = Buffer.alloc(10);
  descriptor[0] = 0x2c;
  descriptor.writeUInt16LE(frame.width, 5);
  descriptor.writeUInt16LE(frame.height, 7);
  const data = Buffer.from([2, 2, 0x44, 0x01, 0]);
  return Buffer.concat([
    head,
    ...extensions,
    descriptor,
    data,
    Buffer.from([0x3b]),
    Buffer.from(behind as string, 'latin1'),
  ]);
}

export function gifExtension(label: number, content: string): Buffer {
  const blocks = content.match(/.{1,255}/gs) ?? [];
  return Buffer.concat([
    Buffer.from([0x21, label]),
    ...blocks.map((block) => Buffer.concat([Buffer.from([block.length]), Buffer.from(block, 'latin1')])),
    Buffer.from([0]),
  ]);
}

export function webpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

export function webpOf(chunks: Buffer[]): Buffer {
  const body = Buffer.concat(chunks);
  const head = Buffer.alloc(12);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, body]);
}

/** The data of a lossless WebP of one colour. */
export function vp8l(width: number, height: number): Buffer {
  const content = Buffer.alloc(13);
  content[0] = 0x2f;
  content.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  content.set([0x07, 0x10, 0x11, 0x11, 0x88, 0x88, 0xfe], 5);
  return webpChunk('VP8L', content);
}

/** The extended header of a WebP: its canvas and its flags. */
export function vp8x(width: number, height: number, flags = 0): Buffer {
  const content = Buffer.alloc(10);
  content[0] = flags;
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return webpChunk('VP8X', content);
}
