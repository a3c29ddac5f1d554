import { imageLimits } from '@galley/shared/image-rules';
import sharp from 'sharp';
import { logger } from '../core/logger';

// Each event brings another picture, and what is kept of the last one is taken from this one's memory.
sharp.cache(false);

/** A copy is worth a place in the page only where it saves a tenth of the bytes. */
const worthwhile = 0.9;

export interface Copy {
  width: number;
  bytes: Uint8Array;
}

/**
 * A picture as WebP in these widths, upright, one after the other so that one decoded picture is in memory at a time.
 * None of what moves, since a copy would stand still, and none of what cannot be decoded: browsers get the file itself.
 */
export async function makeCopies(file: Uint8Array, widths: readonly number[]): Promise<Copy[]> {
  if (await isMoving(file)) return [];
  const copies: Copy[] = [];
  for (const width of widths) {
    const bytes = await copyOf(file, width);
    if (!bytes) return [];
    if (bytes.length < file.length * worthwhile) copies.push({ width, bytes });
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

async function copyOf(file: Uint8Array, width: number): Promise<Uint8Array | undefined> {
  try {
    return await sharp(file, options)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 78, smartSubsample: true })
      .toBuffer();
  } catch (error) {
    logger.warn('a picture cannot be decoded, so it has no copies', { error: error as Error });
    return undefined;
  }
}
