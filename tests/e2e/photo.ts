import type { Page } from '@playwright/test';

let taken: Buffer | undefined;

/** A photo like a phone's: 12 megapixels, several MB; drawn in the browser, nothing is downloaded. */
export async function takePhoto(page: Page): Promise<Buffer> {
  taken ??= await draw(page);
  return taken;
}

async function draw(page: Page): Promise<Buffer> {
  const data = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    const sky = context.createLinearGradient(0, 0, 0, 3000);
    sky.addColorStop(0, '#2b6ca3');
    sky.addColorStop(1, '#f0c48a');
    context.fillStyle = sky;
    context.fillRect(0, 0, 4000, 3000);
    // Noise, which makes photos large.
    const grain = context.createImageData(1000, 1000);
    for (let at = 0; at < grain.data.length; at += 1)
      grain.data[at] = at % 4 === 3 ? 40 : Math.random() * 255;
    const tile = new OffscreenCanvas(1000, 1000);
    tile.getContext('2d')?.putImageData(grain, 0, 0);
    for (let x = 0; x < 4; x += 1) for (let y = 0; y < 3; y += 1) context.drawImage(tile, x * 1000, y * 1000);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.93 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 32_768) {
      text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    }
    return btoa(text);
  });
  return Buffer.from(data, 'base64');
}
