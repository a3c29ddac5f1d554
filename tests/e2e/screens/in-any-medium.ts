import { expect, type Page } from '@playwright/test';

/** Elements that require horizontal scrolling, or are cut off. */
export const beyondTheEdge = (page: Page) => () =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > clientWidth + 1);
    };
    // Content of an element that scrolls by itself, such as slides, may be anywhere.
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
    const out = [
      ...document.querySelectorAll('main :is(h1,h2,h3,p,li,dd,td,a,summary,input,select,button)'),
    ].filter((element) => isOut(element) && !scrolls(element) && !element.closest('.hidden'));
    return [
      ...(scrollWidth > clientWidth ? ['page'] : []),
      ...out.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });

async function fits(page: Page, direction: 'ltr' | 'rtl', widths: readonly number[]) {
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(beyondTheEdge(page), `${page.url()}, ${direction} at ${width}`).toEqual([]);
  }
}

/** Expects the page to fit these widths, written from right to left, and from left to right in the end. */
export async function fitsInBothDirections(page: Page, widths: readonly number[] = [320, 768, 1440, 2560]) {
  for (const direction of ['rtl', 'ltr'] as const) await fits(page, direction, widths);
}

/** Expects a screen to fit these widths: nothing beside the window, above all no button. The size is as before then. */
export async function fitsTablets(page: Page, what: string, widths: readonly number[] = [768, 900, 1000]) {
  const usual = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(beyondTheEdge(page), `${what} at ${width}`).toEqual([]);
  }
  if (usual) await page.setViewportSize(usual);
}

/** Runs in the browser: the colours of all visible texts, and what is painted right behind them. */
function inkOfTexts(): string[] {
  const texts = [...document.querySelectorAll('main :is(h1,h2,h3,p,li,dt,dd,blockquote)')];
  const shown = texts.filter((text) => text.checkVisibility() && text.textContent);
  const styles = shown.map((text) => getComputedStyle(text));
  return [...new Set(styles.map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`))];
}

/** Expects the page to be readable on paper: black on white, as wide as the paper, without controls. */
export async function prints(page: Page, what: string) {
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect.poll(beyondTheEdge(page), `${what} on paper`).toEqual([]);
  expect(await page.evaluate(inkOfTexts), `${what} on paper`).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send', exact: true }).first()).toBeHidden();
}

/** Expects buttons to have a border with forced colours: only that distinguishes them from the text around them. */
export async function hasEdgesInForcedColors(page: Page, what: string) {
  await page.emulateMedia({ media: 'screen', forcedColors: 'active', reducedMotion: 'reduce' });
  const edge = await page
    .locator('main .button')
    .first()
    .evaluate((button) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button);
      return [borderTopWidth, borderTopColor !== backgroundColor && !borderTopColor.endsWith(', 0)')];
    });
  expect(edge, what).toEqual([expect.stringMatching(/^[12]px$/), true]);
}

/**
 * Two neighbouring sections of one background: the padding between them, and the distance of one to the other. A page
 * has such neighbours only where an editor chose them, so two of its sections get the background here.
 */
export const joint = (page: Page) =>
  page.evaluate(() => {
    const first = document.querySelector(
      'main .section.on-none:not(.bleed) + .section.on-none:not(.bleed)',
    )?.previousElementSibling;
    const second = first?.nextElementSibling;
    if (!first || !second) return 'there are no neighbours';
    for (const section of [first, second]) section.classList.replace('on-none', 'on-surface');
    const padding = getComputedStyle(second).paddingTop;
    const distance = Math.round(second.getBoundingClientRect().top - first.getBoundingClientRect().bottom);
    for (const section of [first, second]) section.classList.replace('on-surface', 'on-none');
    return { padding, distance };
  });
