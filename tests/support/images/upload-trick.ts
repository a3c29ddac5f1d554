/** A file that must be rejected, and the expected message. */
export interface UploadTrick {
  trick: string;
  bytes: Buffer;
  name: string;
  type?: string;
  says: RegExp;
  field?: 'image' | 'imageName';
}

/** The expected messages. */
export const rejections = {
  noImage: /not an image that browsers show/,
  svg: /SVG files can contain scripts.*Export/,
  heic: /HEIC photos.*Export the photo as JPEG/,
  broken: /damaged or cut off/,
  hidden: /other content hidden/,
  tooBig: /pixels\. At most 10000/,
};

export const text = (content: string) => Buffer.from(content, 'utf8');
/** The first bytes of an archive. */
export const zip = Buffer.from('504b030414000000080000000000', 'hex');

export function corrupted(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file);
  copy[at] = (copy[at] ?? 0) ^ 0x55;
  return copy;
}
