import { addPicture, adjustPicture, expectAdjusted } from './adjust-picture';
import { expectAccessible } from './axe';
import { givePicturesToText, replaceByDrop } from './drop-file';
import { admin, canvas, makePage, preparePage, state } from './editor-page';
import { chooseLastOf, deleteByKey, dragOutOfFrame, keepHeightOfFrame, moveUpAndCopy } from './frame-tools';
import { expect, type Page, test } from './journey';
import { leaveLinesFree, undoDrop } from './lines-and-words';
import { call } from './sign-in';

/** Actions on the components of a page, on the page. */
const { newContext } = preparePage();

/** Opens the dialog of an action, inspects it and cancels it. */
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

test('a new component is on the page at once, is edited there and names itself; one with initial content is reported before the review [1:29] [1:160] [1:169] [1:11] [1:80] [1:85]', async ({
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
  // Its initial text is selected, so that the first letter replaces it.
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
  await shown.getByText('Free tea ż@€', { exact: true }).click();
  await expect(page.getByLabel('Component Name')).toHaveValue('Free tea ż@€');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const first = page.getByRole('dialog').getByRole('alert');
  await expect(first).toContainText('Text Editor Our boats still has its placeholder text.');
  await expectAccessible(page, 'the dialog with what to look at first');
  await first.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Component Name')).toHaveValue('Our boats');
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

test('undo and redo cover the whole page: typing, a move, a copy, a removal, in order [1:29] [1:160] [1:76]', async ({
  browser,
}) => {
  const context = await newContext(browser, admin);
  const pageId = await makePage(context, 'undoing');
  const page = await context.newPage();
  await page.goto(`/UpdatePageComponent/${pageId}`);
  const shown = canvas(page);
  const texts = shown.locator('main .rich');
  await shown.getByText(/^Opening words/).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' ż@€');
  await shown.getByText('Closing words').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' too');
  await page.keyboard.press('Escape');
  await moveUpAndCopy(page, shown);
  await expect(texts).toHaveText(['Closing words too', 'Closing words too', 'Opening words ż@€']);
  await texts.last().click();
  await page.keyboard.press('Escape');
  await chooseLastOf(page, shown, 'Save as section…');
  await deleteByKey(page, shown);
  await expect(texts).toHaveText(['Closing words too', 'Closing words too']);

  const history = page.getByRole('group', { name: 'Undo on the page' });
  await history.getByRole('button', { name: 'Undo' }).click();
  await expect(texts).toHaveText(['Closing words too', 'Closing words too', 'Opening words ż@€']);
  await history.getByRole('button', { name: 'Undo' }).click();
  await expect(texts).toHaveText(['Closing words too', 'Opening words ż@€']);
  await history.getByRole('button', { name: 'Undo' }).click();
  await expect(texts).toHaveText(['Opening words ż@€', 'Closing words too']);
  // Also while typing, and the cursor stays there.
  await shown.getByText(/^Opening words/).click();
  await page.keyboard.press('Control+z');
  await expect(texts).toHaveText(['Opening words ż@€', 'Closing words']);
  await shown.getByText(/^Opening words/).click();
  await page.keyboard.press('Control+z');
  await expect(texts).toHaveText(['Opening words', 'Closing words']);
  await expect(shown.getByRole('textbox', { name: 'Column 1' })).toBeFocused();
  await expect(history.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Shift+z');
  await expect(texts).toHaveText(['Opening words ż@€', 'Closing words']);
  await page.keyboard.press('Control+y');
  await expect(texts).toHaveText(['Opening words ż@€', 'Closing words too']);
  for (let step = 0; step < 3; step += 1) await history.getByRole('button', { name: 'Redo' }).click();
  await expect(texts).toHaveText(['Closing words too', 'Closing words too']);
  await expect(history.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');

  // In a form field, the field's own typing is undone first.
  await texts.first().click();
  const name = page.getByLabel('Component Name');
  await name.fill('End');
  await page.keyboard.press('Control+z');
  await expect(name).toHaveValue('Closing');
  await page.keyboard.press('Control+z');
  await expect(texts).toHaveText(['Closing words too', 'Closing words too', 'Opening words ż@€']);
  await expect(state(page)).toHaveText('Saved');
  await page.reload();
  await expect(texts).toHaveText(['Closing words too', 'Closing words too', 'Opening words ż@€']);

  // Keys pressed before the editor has loaded take effect at once, and the editor executes all of them.
  let letComeIn = () => {};
  const held = new Promise<void>((resolve) => {
    letComeIn = resolve;
  });
  await page.route('**/assets/signed-in-*.js', (route) => held.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await texts.last().click();
  await page.keyboard.press('Escape');
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Alt+ArrowUp');
  await expect(texts).toHaveText(['Opening words ż@€', 'Closing words too', 'Closing words too']);
  await expect(history).toHaveCount(0);
  letComeIn();
  await expect(history.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false');
  const names = page.getByRole('list', { name: 'Components' }).getByRole('listitem');
  await expect(names).toContainText(['Opening', 'Closing', 'Closing']);
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Alt+ArrowDown');
  await expect(names).toContainText(['Closing', 'Closing', 'Opening']);
  await expect(texts).toHaveText(['Closing words too', 'Closing words too', 'Opening words ż@€']);

  // A moved component that leaves the view is scrolled to.
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...usual, height: 280 });
  await texts.last().click();
  await expect(name).toHaveValue('Opening');
  await page.keyboard.press('Escape');
  for (const [way, ...places] of [
    ['Up', 1, 0],
    ['Down', 1],
  ] as const) {
    for (const place of places) {
      await page.keyboard.press(`Alt+Arrow${way}`);
      await expect(texts.nth(place)).toHaveText('Opening words ż@€');
    }
    await expect(shown.getByText('Opening words ż@€')).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(usual);

  await leaveLinesFree(page, texts.last());
  await context.close();
});

test('a component is dragged by its handle, hidden and shown, a file is dropped on its picture, and the texts of its list are edited in place [1:76] [1:160]', async ({
  browser,
}) => {
  const context = await newContext(browser, admin);
  const pageId = await makePage(context, 'dragging');
  const { body: library } = await call(context.request, 'ImageUpload/RetrieveAll', {});
  const quay = { componentName: 'Quay', picture: (library as { imageUrl: string }[])[0]?.imageUrl };
  const made = await call(context.request, 'Admin/CreatePictureText', { ...quay, pageId, versionId: 1 });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const page = await context.newPage();
  await page.goto(`/UpdatePageComponent/${pageId}`);
  const shown = canvas(page);
  const texts = shown.locator('main .rich');
  await texts.last().click();
  await page.keyboard.press('Escape');
  await keepHeightOfFrame(page, shown);
  await dragOutOfFrame(page, shown);
  const handle = await shown.locator('.handle').boundingBox();
  const first = await texts.first().boundingBox();
  if (!handle || !first) throw new Error('The handle and the first text have no place.');
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x, handle.y - 20);
  await page.mouse.move(first.x + 40, first.y + 2, { steps: 3 });
  await expect(shown.locator('.line')).toBeVisible();
  // Nothing moves before the drop, and Escape cancels it.
  await expect(texts).toHaveText(['Opening words', 'Closing words']);
  await page.mouse.up();
  await expect(texts).toHaveText(['Closing words', 'Opening words']);
  await undoDrop(page, shown);

  await shown.getByRole('button', { name: 'Hide from visitors' }).click();
  await expect(shown.locator('[data-galley-hidden]')).toHaveText('Closing words');
  await shown.getByRole('button', { name: 'Show to visitors' }).click();
  await expect(shown.locator('[data-galley-hidden]')).toHaveCount(0);
  await shown.getByRole('button', { name: 'Edit Text Editor Opening' }).focus();
  await page.keyboard.press('h');
  await expect(shown.getByRole('status')).toHaveText('Text Editor Opening is hidden from visitors.');
  await expect(shown.locator('[data-galley-hidden]')).toHaveText('Opening words');
  await expect(state(page)).toHaveText('Saved');

  await givePicturesToText(texts.first());
  const picture = shown.locator('main img[data-galley-field="picture"]').first();
  await replaceByDrop(page, picture, 'The quay at noon.png');
  await expect(page.getByLabel('Component Name')).toHaveValue('Quay');
  await expect(state(page)).toHaveText('Saved');

  const adjusted = await adjustPicture(page, picture);
  await page.getByRole('button', { name: 'Add component' }).click();
  await page.getByRole('button', { name: /^Cards/ }).click();
  await expect(shown.getByRole('textbox', { name: 'Heading' })).toBeFocused();
  await page.keyboard.type('Three woods');
  await shown.getByText('A second one').click();
  await page.keyboard.type('Żelazo @ 5€');
  await page.keyboard.press('Backspace');
  const titles = shown.locator('main .cards li :is(h2, h3)');
  await expect(titles).toHaveText(['A first strength', 'Żelazo @ 5', 'And a third']);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Component Name')).toHaveValue('Three woods');
  await expect(state(page)).toHaveText('Saved');
  await page.keyboard.press('Control+z');
  await expect(titles).toHaveText(['A first strength', 'A second one', 'And a third']);
  await page.keyboard.press('Control+y');
  await expect(titles).toHaveText(['A first strength', 'Żelazo @ 5', 'And a third']);
  await expect(state(page)).toHaveText('Saved');
  await page.reload();
  await expect(titles).toHaveText(['A first strength', 'Żelazo @ 5', 'And a third']);
  await addPicture(page);
  await expectAdjusted(page, pageId, picture, adjusted);
  await context.close();
});
