import { type BrowserContext, expect } from '@playwright/test';
import { adminUrl } from './product';

/** Uploads a picture with each of these descriptions, all of different colours. */
export async function uploadPictures(context: BrowserContext, descriptions: string[]) {
  const page = await context.newPage();
  for (const [index, description] of descriptions.entries()) {
    await page.setContent(`<body style="background: hsl(${index * 120} 50% 40%)">`);
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 200 } });
    const answer = await context.request.post(`${adminUrl}/api/ImageUpload/ImageUpload`, {
      headers: { 'x-galley-csrf': '1' },
      multipart: {
        ImageDescription: description,
        ImageName: `picture-${index}.png`,
        Image: { name: `picture-${index}.png`, mimeType: 'image/png', buffer },
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await page.close();
}
