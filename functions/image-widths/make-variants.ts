import { imageLimits, widestAvif } from '@galley/shared/image-rules';
import sharp, { type OutputInfo } from 'sharp';
import { logger } from '../core/logger';
import { graysOf, likenessOf } from './likeness';

// Every event brings another picture, so the cache would only take memory from it.
sharp.cache(false);

/**
 * A variant is worth its place in the page only where it saves a tenth of the bytes: a WebP of the file, an AVIF of
 * the WebP (decision 185).
 */
const worthwhile = 0.9;

/** Below this size, an AVIF saves too little to pay for its encoding. */
const lightEnough = 16_384;
/** The largest AVIF that can be encoded in the available time. */
const mostAvifPixels = 1_500_000;
/** The tolerated loss of similarity, which is invisible. */
const unseen = 0.002;
/** Similarity that is enough, also where the WebP has more: the WebP of one photo in six has less (decision 184). */
const similarEnough = 0.965;

export interface Variant {
  width: number;
  webp: Uint8Array;
  avif?: Uint8Array;
}

/**
 * Variants of a picture in these widths, upright, as WebP and, where that is lighter, as AVIF. They are
 * made one after the other, so that only one decoded picture is in memory. Returns none for animated
 * pictures, which a variant would freeze, and none for undecodable files: browsers get the file itself.
 */
export async function makeVariants(file: Uint8Array, widths: readonly number[]): Promise<Variant[]> {
  if (await isMoving(file)) return [];
  const variants: Variant[] = [];
  for (const width of widths) {
    const pixels = await pixelsOf(file, width);
    if (!pixels) return [];
    const webp = await drawn(pixels).webp({ quality: 78, smartSubsample: true }).toBuffer();
    if (webp.length >= file.length * worthwhile) continue;
    const avif = isForAvif(width, pixels, webp) ? await avifOf(pixels, webp) : undefined;
    variants.push({ width, webp, ...(avif && { avif }) });
  }
  return variants;
}

const options = { limitInputPixels: imageLimits.pixels };

async function isMoving(file: Uint8Array): Promise<boolean> {
  // An animated PNG declares this before its first picture.
  if (Buffer.from(file.buffer, file.byteOffset, Math.min(file.length, 4_096)).includes('acTL')) return true;
  const { pages = 1 } = await sharp(file, options)
    .metadata()
    .catch(() => ({ pages: 1 }));
  return pages > 1;
}

/** A picture in the width of a variant, decoded: reading and reducing the file takes as long as encoding a WebP. */
interface Pixels {
  data: Uint8Array;
  info: OutputInfo;
}

const isForAvif = (width: number, { info }: Pixels, webp: Uint8Array): boolean =>
  width <= widestAvif && info.width * info.height <= mostAvifPixels && webp.length > lightEnough;

async function pixelsOf(file: Uint8Array, width: number): Promise<Pixels | undefined> {
  try {
    return await sharp(file, options)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    logger.warn('a picture cannot be decoded, so it has no variants', { error: error as Error });
    return undefined;
  }
}

const drawn = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

/**
 * The variant as AVIF; undefined where that is not lighter, or visibly less similar to the picture. A
 * higher effort takes too long.
 */
async function avifOf(pixels: Pixels, webp: Uint8Array): Promise<Uint8Array | undefined> {
  const encode = (effort: number) =>
    drawn(pixels).avif({ quality: 60, effort, chromaSubsampling: '4:2:0' }).toBuffer();
  // What is too heavy with little effort does not become light enough with more (decision 177).
  if ((await encode(1)).length > webp.length * worthwhile) return undefined;
  const avif = await encode(3);
  if (avif.length > webp.length * worthwhile) return undefined;
  const picture = await graysOf(drawn(pixels));
  const likeness = async (variant: Uint8Array) => likenessOf(picture, await graysOf(variant));
  const wanted = Math.min((await likeness(webp)) - unseen, similarEnough);
  return (await likeness(avif)) >= wanted ? avif : undefined;
}
