import { imageLimits, imageMessages } from '@galley/shared/image-rules';
import { invalid, tooLarge } from '../errors';
import { readAvif } from './formats/avif';
import { requireNothingHidden } from './formats/foreign-content';
import { readGif } from './formats/gif';
import { damaged, type ImageFormat, type ImageParts } from './formats/image-file';
import { readJpeg } from './formats/jpeg';
import { readPng } from './formats/png';
import { recogniseFormat } from './formats/recognise-format';
import { readWebp } from './formats/webp';

/** A picture as it is stored. */
export interface CheckedImage {
  width: number;
  height: number;
  bytes: Buffer;
  contentType: string;
}

const endings: Record<ImageFormat, readonly string[]> = {
  JPEG: ['jpg', 'jpeg', 'jpe', 'jfif'],
  PNG: ['png'],
  GIF: ['gif'],
  WebP: ['webp'],
  AVIF: ['avif'],
};

/**
 * Takes an uploaded file apart and returns what is stored of it: nothing that it claims about itself is
 * trusted, and only the parts that display the picture are kept.
 * @throws 400 or 413 naming `image` or `imageName`, saying what to do
 */
export async function readImage(upload: File, imageName: string): Promise<CheckedImage> {
  if (upload.size === 0) throw invalid({ image: imageMessages.imageMissing });
  if (upload.size > imageLimits.bytes) throw tooLarge('image', imageMessages.imageTooLarge);
  const file = Buffer.from(await upload.arrayBuffer());
  const format = recogniseFormat(file);
  requireNameOf(format, imageName);
  requireTypeOf(format, upload.type);
  const parts = await takeApart(format, file);
  requireNothingHidden(parts);
  const { width, height, bytes } = parts;
  return { width, height, bytes, contentType: `image/${format.toLowerCase()}` };
}

async function takeApart(format: ImageFormat, file: Buffer): Promise<ImageParts> {
  const parts = readParts(format, file);
  requireSize(parts);
  // Unpacking takes time, so it comes after the check of the size.
  if (parts.pixels) await parts.pixels();
  return parts;
}

function readParts(format: ImageFormat, file: Buffer): ImageParts & { pixels?: () => Promise<void> } {
  try {
    return { JPEG: readJpeg, PNG: readPng, GIF: readGif, WebP: readWebp, AVIF: readAvif }[format](file);
  } catch (error) {
    // A part with a wrong length made a reader go beyond the end.
    throw error instanceof RangeError ? damaged() : error;
  }
}

function requireSize({ width, height }: ImageParts): void {
  if (width < 1 || height < 1) throw damaged();
  if (Math.max(width, height) > imageLimits.side || width * height > imageLimits.pixels) {
    throw invalid({
      image:
        `This image is ${width} x ${height} pixels. At most ${imageLimits.side} on a side and ` +
        `${imageLimits.pixels / 1_000_000} million in all are taken: make it smaller and upload that.`,
    });
  }
}

/** A name needs no extension, but a wrong one would mislead people who download the file. */
function requireNameOf(format: ImageFormat, imageName: string): void {
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(imageName)?.[1]?.toLowerCase();
  if (ending === undefined || endings[format].includes(ending)) return;
  throw invalid({
    imageName:
      `The file is named .${ending} but holds a ${format} image. ` +
      `Rename it to .${endings[format][0]} and upload it again.`,
  });
}

/** The browser derives the content type from the file's name, so both are checked the same way. */
function requireTypeOf(format: ImageFormat, type: string): void {
  const said = /^image\/(?:x-|p(?=jpeg))?(.+)$/.exec(type.toLowerCase())?.[1];
  if (type === '' || type === 'application/octet-stream' || endings[format].includes(said ?? '')) return;
  throw invalid({ image: `The file was sent as ${type} but holds a ${format} image. Choose it again.` });
}
