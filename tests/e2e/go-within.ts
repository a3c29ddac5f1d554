import { expect, type Page } from './journey';
import { adminUrl } from './product';

/** Goes to another screen of the admin as links do, which costs half of what loading it does; the same one is loaded again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  if (origin !== adminUrl || pathname === path) {
    await page.goto(path);
    return;
  }
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // Every screen has a title of its own, which it gives when it is there.
  await expect(page).not.toHaveTitle(before);
}
