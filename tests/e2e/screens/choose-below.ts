import { expect, type Page } from '../journey';

/** Chooses from a list that opens with a dialog: on a phone it is below its field, and does not cover the question. */
export async function chooseBelow(page: Page, label: string, name: string): Promise<void> {
  const usual = page.viewportSize() ?? { width: 0, height: 0 };
  const option = page.getByRole('option', { name });
  await page.setViewportSize({ width: 390, height: 844 });
  const gap = async () => {
    const [field, first] = [await page.getByLabel(label).first().boundingBox(), await option.boundingBox()];
    return (first?.y ?? 0) - (field ? field.y + field.height : Number.POSITIVE_INFINITY);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await page.setViewportSize(usual);
  await option.click();
}
