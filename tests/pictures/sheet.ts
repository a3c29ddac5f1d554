import type { Page } from '@playwright/test';
import sharp from 'sharp';

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
