import { expectAccessible } from './axe';
import { expect, type FrameLocator, type Page } from './journey';

/** The browser's messages about texts that would run or load something. */
export const refusedOfHostile =
  /inline event handler violates|^Blocked script execution in 'about:srcdoc'|^Loading the image 'https:\/\/elsewhere/;

/**
 * What a reviewer sees first of a version that changes two texts and removes a blank of 40 pixels: both pages with
 * the differences marked. Nothing in a text runs or is loaded.
 */
export async function seenSideBySide(page: Page, link: string) {
  let isAsked = false;
  await page.route('https://elsewhere.example/**', (route) => {
    isAsked = true;
    return route.abort();
  });
  await page.route('**/GetPagePreview', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const hostile =
      '<script>top.ran = 1</script><img alt="" src="https://elsewhere.example/x.png" onerror="top.ran = 1">';
    await route.fulfill({
      response: answer,
      json: { ...body, html: body.html.replace('</footer>', `${hostile}</footer>`) },
    });
  });
  await page.goto(link);
  const [before, after] = ['Before: V1', 'After: V2'].map((start) =>
    page.frameLocator(`iframe[title^="${start}"]`),
  ) as [FrameLocator, FrameLocator];
  await expect(before.getByText('The yard is open on Sunday')).toBeVisible();
  await expect(after.getByText('The yard is closed on Sunday')).toBeVisible();
  // Both begin at the first change.
  for (const shown of [before, after]) {
    await expect(shown.getByRole('button', { name: 'Changed: News' })).toBeInViewport();
  }
  await expect(before.getByRole('button', { name: 'Removed: Gap' })).toBeVisible();
  // Within the component, the word itself is marked.
  for (const word of [before.locator('.word.removed').first(), after.locator('.word.added').first()]) {
    await expect(word).toBeVisible();
    expect((await word.boundingBox())?.width).toBeLessThan(120);
  }
  await expectAccessible(page, 'the versions side by side');

  const reached = page.getByRole('status', { name: 'Change' });
  await page.getByRole('button', { name: 'Previous change' }).click();
  await expect(reached).toHaveText('Change 3 of 3: Gap, removed');
  await expect(after.getByText('Not in V2')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Gap: removed' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(reached).toHaveText('Change 1 of 3: News, changed');
  await after.getByRole('button', { name: 'Changed: Prices' }).click();
  await expect(reached).toHaveText('Change 2 of 3: Prices, changed');

  await page.getByRole('img', { name: 'Phone' }).click();
  const scrolled = (shown: FrameLocator) => shown.locator('html').evaluate(() => scrollY);
  const most = await before.locator('html').evaluate((html) => {
    scrollTo(0, html.scrollHeight);
    return scrollY;
  });
  expect(most).toBeGreaterThan(40);
  // The later page is shorter by the blank: both end together.
  await expect.poll(() => scrolled(after)).toBe(most - 40);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(isAsked).toBe(false);
  await page.unroute('**/GetPagePreview');
}
