import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The position of a slide's text: its distance in pixels from each edge of the slide. */
export interface PlaceOfWords {
  position: string;
  /** The height of the banner: small, medium or large. */
  height: string;
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** For every rendered slide, in order; rotation does not matter, since everything is measured at once. */
export async function placesOfWords(page: Page | FrameLocator): Promise<PlaceOfWords[]> {
  const slides = page.locator('.slide');
  await expect(slides.first()).toBeAttached();
  return slides.evaluateAll((all) =>
    all.map((slide) => {
      const box = slide.getBoundingClientRect();
      // The boxes of the texts themselves, since their containers have padding.
      const texts = [...slide.querySelectorAll('h2, p:not(.actions), .actions a')].map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return text.matches('a') ? text.getBoundingClientRect() : range.getBoundingClientRect();
      });
      const least = (side: 'left' | 'top') => Math.min(...texts.map((text) => text[side]));
      const most = (side: 'right' | 'bottom') => Math.max(...texts.map((text) => text[side]));
      return {
        position: /\bat-(\w+)/.exec(slide.className)?.[1] ?? '',
        height: /\b(small|medium|large)\b/.exec(slide.closest('.banner')?.className ?? '')?.[1] ?? '',
        width: box.width,
        left: least('left') - box.left,
        right: box.right - most('right'),
        top: least('top') - box.top,
        bottom: box.bottom - most('bottom'),
      };
    }),
  );
}

/** Closer to the edge than this, in pixels, counts as being at it: the space for dots and buttons is below it. */
const nearEdge = 100;
const inMiddle = 8;

export function expectPlaced({ position, height, left, right, top, bottom }: PlaceOfWords): void {
  const named = `${position} in a ${height} banner`;
  const isNearer = (near: number, far: number) => near < nearEdge && near < far;
  const isCentred = (one: number, other: number) => Math.abs(one - other) < inMiddle;
  if (position.startsWith('Upper'))
    expect(isNearer(top, bottom), `${named} is above: ${top}/${bottom}`).toBe(true);
  if (position.startsWith('Bottom'))
    expect(isNearer(bottom, top), `${named} is below: ${top}/${bottom}`).toBe(true);
  if (position === 'Middle')
    expect(isCentred(top, bottom), `${named} is in the middle: ${top}/${bottom}`).toBe(true);
  if (position.endsWith('Left'))
    expect(isNearer(left, right), `${named} is left: ${left}/${right}`).toBe(true);
  if (position.endsWith('Right'))
    expect(isNearer(right, left), `${named} is right: ${left}/${right}`).toBe(true);
  if (position.endsWith('Middle')) {
    expect(isCentred(left, right), `${named} is centred: ${left}/${right}`).toBe(true);
  }
}

/** Saves a slide that is not complete: its first error is above the buttons that stay at the lower edge. */
export async function expectErrorInSight(dialog: Locator, words: string): Promise<void> {
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  const said = await dialog.getByText(words).boundingBox();
  const buttons = await save.boundingBox();
  expect(said && buttons && said.y + said.height < buttons.y).toBe(true);
  // The style that keeps it there keeps that of the title, too.
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveCSS('font-weight', '600');
}

/**
 * A new banner shows what it is, with a picture of the library. Without that slide it is empty, and the button in its
 * middle opens the dialog of the first one.
 */
export async function addFirstSlide(page: Page, shown: FrameLocator): Promise<void> {
  await expect(shown.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions of Slide 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete slide…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.x + box.width / 2 : undefined;
  };
  const add = shown.getByRole('button', { name: 'Add slide' });
  const note = await middle(shown.getByText('This banner has no slides yet.'));
  expect(await middle(add)).toBeCloseTo(Number(note), 0);
  await add.click();
}
