import { expect, type Page } from '@playwright/test';
import { canvasFrame } from './editor-page';

/** The position of every rendered element of the body, in pixels. */
export const boxes = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => !element.matches('script, option') && element.getClientRects().length > 0)
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [element.localName, left, top + scrollY, width, height].join(' ');
    });

/** Where there is less room than the page is wide, the frame is scaled, and the page inside is laid out as before. */
export async function scalesFrame(page: Page, visitor: Page): Promise<void> {
  await page.getByRole('img', { name: 'Tablet' }).click();
  await page.setViewportSize({ width: 780, height: 900 });
  const narrow = await canvasFrame(page);
  const shownWidth = async () => (await page.locator('iframe[title^="Page "]').boundingBox())?.width;
  await expect.poll(shownWidth).toBeLessThan(768);
  await visitor.setViewportSize(await narrow.evaluate(() => ({ width: 768, height: innerHeight })));
  await expect.poll(() => narrow.evaluate(boxes)).toEqual(await visitor.evaluate(boxes));
}
