import { imageLimits, widestAvif } from '@galley/shared/image-rules';
import sharp from 'sharp';
import { logger } from '../core/logger';
import { graysOf, likenessOf } from './likeness';

// Each event brings another picture, and what is kept of the last one is taken from this one's memory.
sharp.cache(false);

/** A copy is worth a place in the page only where it saves a tenth of the bytes. */
const worthwhile = 0.9;

/** A copy as AVIF is worth an address of its own in the page only where it saves a fifth of the WebP. */
const worthwhileAvif = 0.8;
/** A fifth of what is this light is little beside the second address in the page and the time that it takes. */
const lightEnough = 16_384;
/** Of a copy: a tall picture has more than there is time for. */
const mostAvifPixels = 1_500_000;
/** Of the likeness to the picture: no one sees that much less. */
const unseen = 0.002;

export interface Copy {
  width: number;
  webp: Uint8Array;
  avif?: Uint8Array;
}

/**
 * A picture in these widths, as WebP and where that is much lighter as AVIF, upright, one after the other so that one decoded picture is in memory at a time.
 * None of what moves, since a copy would stand still, and none of what cannot be decoded: browsers get the file itself.
 */
export async function makeCopies(file: Uint8Array, widths: readonly number[]): Promise<Copy[]> {
  if (await isMoving(file)) return [];
  const copies: Copy[] = [];
  for (const width of widths) {
    const webp = await webpOf(file, width);
    if (!webp) return [];
    if (webp.data.length >= file.length * worthwhile) continue;
    const avif = isForAvif(webp) ? await avifOf(file, width, webp.data) : undefined;
    copies.push({ width, webp: webp.data, ...(avif && { avif }) });
  }
  return copies;
}

const options = { limitInputPixels: imageLimits.pixels };

async function isMoving(file: Uint8Array): Promise<boolean> {
  // A moving PNG says so before its first picture.
  if (Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, 4_096)).includes('acTL')) return true;
  const { pages = 1 } = await sharp(file, options)
    .metadata()
    .catch(() => ({ pages: 1 }));
  return pages > 1;
}

interface Encoded {
  data: Uint8Array;
  info: { width: number; height: number };
}

const isForAvif = ({ data, info: { width, height } }: Encoded): boolean =>
  width <= widestAvif && width * height <= mostAvifPixels && data.length > lightEnough;

const inWidth = (file: Uint8Array, width: number) =>
  sharp(file, options).autoOrient().resize({ width, withoutEnlargement: true });

async function webpOf(file: Uint8Array, width: number): Promise<Encoded | undefined> {
  try {
    return await inWidth(file, width)
      .webp({ quality: 78, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    logger.warn('a picture cannot be decoded, so it has no copies', { error: error as Error });
    return undefined;
  }
}

/** The copy as AVIF; undefined where that is not much lighter, or less like the picture. More effort takes too long. */
async function avifOf(file: Uint8Array, width: number, webp: Uint8Array): Promise<Uint8Array | undefined> {
  const avif = await inWidth(file, width)
    .avif({ quality: 60, effort: 3, chromaSubsampling: '4:2:0' })
    .toBuffer();
  if (avif.length > webp.length * worthwhileAvif) return undefined;
  const picture = await graysOf(inWidth(file, width));
  const likeness = async (copy: Uint8Array) => likenessOf(picture, await graysOf(copy));
  return (await likeness(avif)) >= (await likeness(webp)) - unseen ? avif : undefined;
}
