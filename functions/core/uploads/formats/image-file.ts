import { invalid } from '../../errors';

export type ImageFormat = 'JPEG' | 'PNG' | 'GIF' | 'WebP' | 'AVIF';

/** A picture taken apart and put together again from nothing but what shows it. */
export interface ImageParts {
  /** As it is shown, after a camera's turn. */
  width: number;
  height: number;
  /** The file without metadata and without anything behind its end. */
  bytes: Buffer;
  /** What was left out of the file, and what came behind its end: searched for content that hides there. */
  leftOut: Buffer[];
  behind: Buffer;
}

/** Says that the file does not hold what its format promises. */
export function damaged(): Error {
  return invalid({
    image: 'This image is damaged or cut off. Open it in an image program, save it again and upload that.',
  });
}

/** Reads numbers and parts of a file; whatever lies beyond its end is a damaged file. */
export class ByteReader {
  constructor(readonly file: Buffer) {}

  slice(from: number, to: number): Buffer {
    if (from < 0 || to < from || to > this.file.length) throw damaged();
    return this.file.subarray(from, to);
  }

  text(from: number, length: number): string {
    return this.slice(from, from + length).toString('latin1');
  }

  byte(at: number): number {
    return this.slice(at, at + 1).readUInt8();
  }

  uint16(at: number): number {
    return this.slice(at, at + 2).readUInt16BE();
  }

  uint32(at: number): number {
    return this.slice(at, at + 4).readUInt32BE();
  }

  /** A number of one to eight bytes; AVIF lets each file choose. */
  uint(at: number, bytes: number): number {
    let value = 0;
    for (const byte of this.slice(at, at + bytes)) value = value * 256 + byte;
    if (!Number.isSafeInteger(value)) throw damaged();
    return value;
  }
}
