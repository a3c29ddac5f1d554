import { admin, canvas, makePage, preparePage, state } from './editor-page';
import { expect, type Page, test } from './journey';

/** What is done to the components of a page, on the page. */
const { newContext } = preparePage();

/** The dialog of a step, to be looked at and left. */
async function look(
  page: Page,
  action: string,
  check: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Comments')).toBeVisible();
  await check(dialog);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a new component stands on the page at once, is written in there and names itself; what is left as it came is named before the review', async ({
  browser,
}) => {
  const context = await newContext(browser, admin);
  const pageId = await makePage(context, 'adding');
  const page = await context.newPage();
  await page.goto(`/UpdatePageComponent/${pageId}`);
  const shown = canvas(page);
  const add = async (type: RegExp) => {
    await page.getByRole('button', { name: 'Add component' }).click();
    await page.getByRole('button', { name: type }).click();
  };
  await add(/^Announcement/);
  await expect(shown.getByRole('textbox', { name: 'Announcement Text' })).toBeFocused();
  await expect(page.getByLabel('Component Name')).toHaveValue('Announcement');
  // What it came with is chosen, so that the first letter replaces it.
  await page.keyboard.type('Free tea ż@€');
  await expect(shown.getByText('Free tea ż@€', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Component Name')).toHaveValue('Free tea ż@€');
  await expect(state(page)).toHaveText('Saved');

  await add(/^Text Editor/);
  const column = shown.getByRole('textbox', { name: 'Column 1' });
  await expect(column).toBeFocused();
  await page.keyboard.type('Our boats');
  await expect(column.getByRole('heading', { name: 'Our boats', exact: true })).toBeVisible();
  await expect(page.getByLabel('Component Name')).toHaveValue('Our boats');
  await expect(state(page)).toHaveText('Saved');
  await look(page, 'Submit', async (dialog) =>
    expect(dialog.getByRole('alert')).toContainText('Text Editor Our boats still says what it came with.'),
  );
  await shown.getByText(/^Two or three sentences/).click();
  await page.keyboard.type('Built by hand.');
  await expect(column).toHaveText('Our boatsBuilt by hand.');
  await expect(state(page)).toHaveText('Saved');
  await look(page, 'Submit', async (dialog) => expect(dialog.getByRole('alert')).toHaveCount(0));
  await page.reload();
  await expect(shown.getByText('Free tea ż@€', { exact: true })).toBeVisible();
  await expect(shown.getByText('Built by hand.')).toBeVisible();
  await context.close();
});
