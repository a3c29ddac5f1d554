import { expect, type Page } from '@playwright/test';

/** Lifts a row of a list, moves it up by one position and drops it, following the announcements. */
export async function moveUp(page: Page, name: string, [place, of]: [number, number]): Promise<void> {
  const isSaid = (at: number) => page.getByText(`${name} is over place ${at} of ${of}.`);
  await page.getByRole('button', { name: `Move ${name}` }).press('Space');
  await expect(isSaid(place)).toBeAttached();
  // A key pressed at the very moment of the lift is ignored; one that was handled is not pressed again, however late
  // it is announced.
  await expect(async () => {
    if ((await isSaid(place).count()) > 0) await page.keyboard.press('ArrowUp');
    await expect(isSaid(place - 1)).toBeAttached({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Space');
}
