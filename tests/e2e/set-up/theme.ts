import { makePage } from '../editor-page';
import { expect, type Page } from '../journey';
import { siteUrl } from '../product';
import { company } from './new-company';

/** What a theme determines on a page, as a visitor's browser computes it. */
const looksOf = (visitor: Page) =>
  visitor.evaluate(async () => {
    await document.fonts.ready;
    return {
      header: getComputedStyle(document.querySelector('header') as Element).backgroundColor,
      letterCase: getComputedStyle(document.querySelector('footer h2, .foot, h2') as Element).textTransform,
      // Without the fallback fonts.
      fonts: [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && !family.endsWith('-like'))
        .map(({ family }) => family),
      main: document.querySelector('main')?.innerHTML,
    };
  });

async function showInPreview(page: Page, name: string | RegExp) {
  await page.getByRole('combobox', { name: 'Content of the preview' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** The company chooses a theme, undoes it, chooses another one and saves it: visitors have it at once. */
export async function chooseTheme(page: Page, visitor: Page) {
  await visitor.goto(siteUrl(company));
  const before = await looksOf(visitor);
  expect(before.fonts).toEqual([]);
  await makePage(page.context(), 'bread');
  await page.getByRole('link', { name: 'Look' }).click();
  const shown = page.getByRole('region', { name: 'Preview of the site' }).frameLocator('iframe');
  await expect(shown.getByText('We are open')).toBeVisible();
  const background = () =>
    shown.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);
  const plain = await background();
  await page.getByRole('radio', { name: 'Studio' }).check();
  await expect.poll(background).not.toBe(plain);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(background).toBe(plain);
  // By keyboard: arrow keys move between themes.
  await page.getByRole('radio', { name: 'Clear' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Poster' })).toBeChecked();
  await expect.poll(background).toBe('rgb(255, 196, 0)');
  await page.getByRole('button', { name: 'Header and menus' }).click();
  await page.getByText('None', { exact: true }).last().click();
  await expect(shown.locator('header').getByRole('link', { name: '207 555 0123', exact: false })).toHaveCount(
    0,
  );
  await showInPreview(page, 'Every component');
  await expect(shown.getByRole('heading', { name: 'Choose what fits' })).toBeVisible();
  await expect(shown.locator('.hero')).toHaveCount(3);
  await expect(shown.getByText('A picture across the page')).toBeVisible();
  await expect(shown.getByText('We are open')).toHaveCount(0);
  // An inner page begins with its name.
  await showInPreview(page, /^bread-/);
  await expect(shown.getByRole('heading', { name: /^bread-/, level: 1 })).toBeVisible();
  expect(await background()).toBe('rgb(255, 196, 0)');
  for (const [device, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('img', { name: device, exact: true }).click();
    await expect.poll(() => shown.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
  await showInPreview(page, 'Home');
  await expect(shown.getByText('We are open')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved', { exact: false })).toHaveCount(0);
  await visitor.goto(siteUrl(company));
  expect(await looksOf(visitor)).toEqual({
    header: 'rgb(255, 196, 0)',
    letterCase: 'uppercase',
    fonts: ['figtree', 'archivo-black'],
    main: before.main,
  });
  await expect(
    visitor.locator('header').getByRole('link', { name: '207 555 0123', exact: false }),
  ).toHaveCount(0);
  // A company's own color stays in the next design. The save says that visitors see it, and is undone in one press.
  const keep = page.getByRole('checkbox', { name: 'Keep our colors when choosing a design' });
  await expect(keep, 'all colors are those of the design').toHaveCount(0);
  await page.getByRole('textbox', { name: 'Brand color' }).fill('#0b7a5c');
  await expect(keep).toBeChecked();
  await page.getByRole('radio', { name: 'Garden' }).check();
  await expect(page.getByRole('textbox', { name: 'Brand color' })).toHaveValue('#0b7a5c');
  await expect(page.getByText('Not saved · Saving changes the live site at once.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved. Visitors see it now.' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo this' }).click();
  await expect(page.getByRole('radio', { name: 'Poster' })).toBeChecked();
  await visitor.goto(siteUrl(company));
  expect((await looksOf(visitor)).header).toBe('rgb(255, 196, 0)');
}

/** The tabs of the site in the same launch: nothing is stored for it before that. */
async function launchTab(page: Page) {
  await page.getByRole('link', { name: 'Site information' }).click();
  await page.getByRole('tab', { name: 'Navbar' }).click();
  await page.getByRole('button', { name: 'Change for a launch…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Change for the launch' }).click();
  await expect(page.getByText('You are changing the navbar tabs for the launch “Spring”')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Opening hours' }).click();
  await dialog.getByLabel('Title').fill('Spring hours');
  await dialog.getByRole('button', { name: 'Save for the launch' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Tab' }).click();
  await dialog.getByLabel('Title').fill('Branches');
  await dialog.getByRole('button', { name: 'Save for the launch' }).click();
  await expect(dialog).toHaveCount(0);
  const shown = page.getByRole('region', { name: 'Preview of the site' }).frameLocator('iframe');
  for (const name of ['Spring hours', 'Branches']) {
    await expect(shown.getByRole('button', { name })).toBeVisible();
  }
}

/** The menu beside Save; the only planned launch is offered. */
async function saveForLaunch(page: Page, newName?: string) {
  await page.getByRole('button', { name: 'Other ways to save' }).click();
  await page.getByRole('menuitem', { name: 'Save for a launch…' }).click();
  const dialog = page.getByRole('dialog');
  if (newName) await dialog.getByLabel('Name').fill(newName);
  await dialog.getByRole('button', { name: 'Save for the launch' }).click();
  await expect(page.getByText(/^You are changing the (look|footer) for the launch “Spring”/)).toBeVisible();
}

/** Another theme, footer and tabs are added to a launch: visitors keep the present ones until it is published. */
export async function launchTheme(page: Page, visitor: Page) {
  await page.getByRole('radio', { name: 'Garden' }).check();
  await saveForLaunch(page, 'Spring');
  await expect(page.getByRole('radio', { name: 'Garden' })).toBeChecked();
  await page.getByRole('link', { name: 'Site information' }).click();
  await page.getByRole('tab', { name: 'Footer' }).click();
  await page.getByRole('textbox', { name: 'Column 2' }).click();
  await page.keyboard.type('Closed on Sundays');
  await saveForLaunch(page);
  await expect(page.getByRole('textbox', { name: 'Column 2' })).toHaveText('Closed on Sundays');
  const footer = visitor.locator('footer').getByText('Closed on Sundays');
  await visitor.reload();
  expect((await looksOf(visitor)).header).toBe('rgb(255, 196, 0)');
  await expect(footer).toHaveCount(0);
  await launchTab(page);
  await page.getByRole('link', { name: 'Open the launch' }).click();
  const rowOf = (part: string) => page.getByRole('row', { name: new RegExp(`^${part}`) });
  await expect(rowOf('Look')).toContainText('removed: Poster → added: Garden');
  await expect(rowOf('Footer')).toContainText('added: Closed on Sundays');
  await expect(rowOf('Navbar tabs')).toContainText('removed: Opening hours → added: Spring hours, Branches');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Published \w/)).toBeVisible();
  await visitor.reload();
  expect((await looksOf(visitor)).header).not.toBe('rgb(255, 196, 0)');
  await expect(footer).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Spring hours' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Opening hours' })).toHaveCount(0);
}
