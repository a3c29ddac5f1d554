import { imageLimits, logoSizes, shareHeight } from '@galley/shared/image-rules';
import sharp from 'sharp';
import type { LogoPicturesEvent } from '../core/images/widths-event';
import { logger } from '../core/logger';
import { capitalHeight, outlineOf } from './outline';

sharp.cache(false);

interface Picture {
  width: number;
  bytes: Uint8Array;
}
type Brand = Pick<LogoPicturesEvent, 'name' | 'ground' | 'ink'>;
interface Mark {
  bytes: Buffer;
  width: number;
  height: number;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The logo without its empty margins, upright and not animated; undefined where it cannot be decoded. */
async function markOf(file: Uint8Array): Promise<Mark | undefined> {
  try {
    const upright = await sharp(file, { limitInputPixels: imageLimits.pixels }).autoOrient().png().toBuffer();
    const trimmed = await sharp(upright)
      .trim()
      .png()
      .toBuffer({ resolveWithObject: true })
      // An image of a single color has no margins to trim.
      .catch(() => sharp(upright).png().toBuffer({ resolveWithObject: true }));
    return { bytes: trimmed.data, width: trimmed.info.width, height: trimmed.info.height };
  } catch (error) {
    logger.warn('a logo cannot be decoded, so nothing is made of it', { error: error as Error });
    return undefined;
  }
}

const asPng = (svg: string) => sharp(Buffer.from(svg));

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

/** Glyphs whose baseline starts at (`x`, `y`). */
const placed = (paths: string, { x, y, size, ink }: { x: number; y: number; size: number; ink: string }) =>
  `<g fill="${ink}" transform="translate(${x} ${y}) scale(${size / 1_000})">${paths}</g>`;

/** The widest ratio at which a logo is still recognisable in a browser tab. */
const widestIcon = 1.75;

/** The icons for tabs and phones. A logo that is too wide is replaced by the first letter of the name. */
export async function drawIcons(file: Uint8Array, brand: Brand, isLogo: boolean): Promise<Picture[]> {
  const mark = await markOf(file);
  if (!mark) return [];
  const isWide = Math.max(mark.width / mark.height, mark.height / mark.width) > widestIcon;
  const initial = isLogo && isWide ? outlineOf([...brand.name.trim()][0]?.toUpperCase() ?? '') : undefined;
  const { icon, touchIcon } = logoSizes;
  const draw = (size: number, isTouch: boolean) =>
    initial ? letterIcon(initial, brand, size, isTouch) : markIcon(mark, size, isTouch);
  return [
    { width: icon, bytes: await draw(icon, false) },
    { width: touchIcon, bytes: await draw(touchIcon, true) },
  ];
}

/** Phones round the corners themselves, and show transparent areas in black. */
async function letterIcon(
  { width, paths }: NonNullable<ReturnType<typeof outlineOf>>,
  { ground, ink }: Brand,
  side: number,
  isTouch: boolean,
): Promise<Buffer> {
  const size = Math.min(side * 0.86, (side * 760) / width);
  const x = (side - (width * size) / 1_000) / 2;
  const y = (side + (capitalHeight * size) / 1_000) / 2;
  const corner = isTouch ? 0 : side * 0.22;
  const square = `<rect width="${side}" height="${side}" rx="${corner}" fill="${ground}"/>`;
  return asPng(svg(side, side, square + placed(paths, { x, y, size, ink })))
    .png()
    .toBuffer();
}

async function markIcon(mark: Mark, side: number, isTouch: boolean): Promise<Buffer> {
  const edge = isTouch ? Math.round(side * 0.12) : 0;
  const background = isTouch ? '#ffffff' : clear;
  const inside = side - 2 * edge;
  return (isTouch ? sharp(mark.bytes).flatten({ background }) : sharp(mark.bytes))
    .resize({ width: inside, height: inside, fit: 'contain', background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .png()
    .toBuffer();
}

/** The dimensions of the share image, in pixels. */
const logoRoom = { width: 560, height: 230 };
const plate = { x: 64, y: 48 };
const nameRoom = 1_040;
const nameSize = 68;

/**
 * The logo on the brand color, on a white plate unless it was made for that background, with the company's
 * name below.
 */
export async function drawShare(
  file: Uint8Array,
  { name, ground, ink }: Brand,
  isForGround: boolean,
): Promise<Picture[]> {
  const mark = await markOf(file);
  if (!mark) return [];
  const { data: logo, info } = await sharp(mark.bytes)
    .resize({ ...logoRoom, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { share: width } = logoSizes;
  const outline = outlineOf(name.trim());
  const size = outline ? Math.min(nameSize, (nameRoom * 1_000) / outline.width) : 0;
  const capitals = (capitalHeight * size) / 1_000;
  const above = isForGround ? 0 : plate.y;
  const between = outline ? 64 : 0;
  const top = Math.round((shareHeight - info.height - 2 * above - between - capitals) / 2) + above;
  const left = Math.round((width - info.width) / 2);
  const paper = isForGround
    ? ''
    : `<rect x="${left - plate.x}" y="${top - plate.y}" width="${info.width + 2 * plate.x}" height="${info.height + 2 * plate.y}" rx="28" fill="#fff"/>`;
  const words = outline
    ? placed(outline.paths, {
        x: (width - (outline.width * size) / 1_000) / 2,
        y: top + info.height + above + between + capitals,
        size,
        ink,
      })
    : '';
  const sheet = `<rect width="${width}" height="${shareHeight}" fill="${ground}"/>${paper}${words}`;
  const bytes = await asPng(svg(width, shareHeight, sheet))
    .composite([{ input: logo, left, top }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
  return [{ width, bytes }];
}
