import { invalid } from '../../errors';

export type ImageFormat = 'JPEG' | 'PNG' | 'GIF' | 'WebP' | 'AVIF';

/** A picture that was taken apart and reassembled from only the parts that display it. */
export interface ImageParts {
  /** As displayed, so after applying the camera's orientation. */
  width: number;
  height: number;
  /** The file without metadata and without anything after its end. */
  bytes: Buffer;
  /**
   * The parts that were removed, and the bytes after the end of the file: both are searched for hidden
   * content.
   */
  leftOut: Buffer[];
  behind: Buffer;
}

/** The error for a file that violates its format. */
export function damaged(): Error {
  return invalid({
    image: 'This image is damaged or cut off. Open it in an image program, save it again and upload that.',
  });
}

/** Reads numbers and slices of a file; reading beyond the end means that the file is damaged. */
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

  /** A big-endian number of one to eight bytes; each AVIF file chooses the size. */
  uint(at: number, bytes: number): number {
    let value = 0;
    for (const byte of this.slice(at, at + bytes)) value = value * 256 + byte;
    if (!Number.isSafeInteger(value)) throw damaged();
    return value;
  }
}
