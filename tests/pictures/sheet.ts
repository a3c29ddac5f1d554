import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

/** A full-page screenshot, with all pictures and fonts loaded. */
export async function wholePicture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return page.screenshot({ fullPage: true });
}

const gap = 20;

/** Joins pictures side by side, each of that width. */
export async function sheetOf(pictures: Buffer[], width: number): Promise<Buffer> {
  const resized = await Promise.all(
    pictures.map((picture) => sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...resized.map(({ info }) => info.height));
  const size = { width: gap + resized.length * (width + gap), height: height + 2 * gap };
  const placed = resized.map(({ data }, at) => ({ input: data, left: gap + at * (width + gap), top: gap }));
  const sheet = sharp({ create: { ...size, channels: 3, background: '#d9d7d2' } }).composite(placed);
  return sheet.webp({ quality: 60 }).toBuffer();
}

interface Cell {
  picture: Buffer;
  name: string;
}

/** The beginnings of pages in rows, each with its name below; a picture is cut off at `height`. */
export async function gridOf(
  cells: readonly Cell[],
  { columns, width, height }: { columns: number; width: number; height: number },
): Promise<Sharp> {
  const label = 28;
  const placeOf = (at: number) => ({
    left: gap + (at % columns) * (width + gap),
    top: gap + Math.floor(at / columns) * (height + label + gap),
  });
  const pictures = cells.map(async ({ picture }, at) => ({
    input: await sharp(picture).resize({ width, height, fit: 'cover', position: 'top' }).png().toBuffer(),
    ...placeOf(at),
  }));
  const names = cells.map(({ name }, at) => ({
    input: Buffer.from(
      `<svg width="${width}" height="${label}"><text x="2" y="19" font-family="sans-serif" font-weight="700" font-size="14">${name}</text></svg>`,
    ),
    left: placeOf(at).left,
    top: placeOf(at).top + height,
  }));
  const size = {
    width: gap + columns * (width + gap),
    height: placeOf(cells.length - 1).top + height + label,
  };
  const whole = await sharp({ create: { ...size, channels: 3, background: '#e6e5e0' } })
    .composite([...(await Promise.all(pictures)), ...names])
    .png()
    .toBuffer();
  return sharp(whole);
}
