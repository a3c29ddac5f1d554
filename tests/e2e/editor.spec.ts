import { expectAccessible } from './axe';
import { openedTimes, stored } from './editor-calls';
import { canvas, editor, openText, preparePage, preview, state, textOf, typeAtEnd } from './editor-page';
import { expect, test } from './journey';
import { adminUrl, password, waitForCode } from './product';
import { signInByApi } from './sign-in';
import { textTypedTooLateGoesOn } from './typed-too-late';

/** The editor saves while the user types, loses nothing, and two users do not overwrite each other. */
const { openEditor, pageId } = preparePage();

test('typed text shows in the preview, saves itself, can be undone, and is there after a reload [1:29] [1:160]', async ({
  browser,
}) => {
  const page = await openEditor(browser);
  await canvas(page).getByText('Closing words').click();
  await expect(page.getByLabel('Component Name')).toHaveValue('Closing');
  const first = stored(page, 'by hand');
  await typeAtEnd(page, ' by hand');
  await expect(canvas(page).getByText('Closing words by hand')).toBeVisible();
  await first;
  await expect(state(page)).toHaveText('Saved');
  // Nothing has moved: typing continues at the same place.
  const second = stored(page, ', slowly');
  await page.keyboard.type(', slowly');
  await expect(textOf(page)).toHaveText('Closing words by hand, slowly');
  await second;
  await expect(state(page)).toHaveText('Saved');

  const undone = stored(page, 'by hand');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(textOf(page)).toHaveText('Closing words by hand');
  await undone;
  await expect(state(page)).toHaveText('Saved');

  // The page is there before the admin's code, and the user types at once: the editor takes over the text and the
  // cursor.
  let letGo = () => {};
  const late = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/signed-in-*.js', (route) => late.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await canvas(page).getByText('Closing words by hand', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' at once');
  await expect(state(page)).toHaveCount(0);
  const third = stored(page, 'at once');
  letGo();
  await third;
  await expect(state(page)).toHaveText('Saved');
  await page.keyboard.type(', still');
  await expect(canvas(page).getByText('Closing words by hand at once, still')).toBeVisible();
  await expect(state(page)).toHaveText('Saved');

  // By keyboard alone: into the preview, and Enter opens the form.
  await canvas(page).getByRole('button', { name: 'Edit Text Editor Opening' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Component Name')).toHaveValue('Opening');
  await page.context().close();
});

test('a lost connection keeps the text and saves it when it is back; a reload offers it again', async ({
  browser,
  provokes,
}) => {
  provokes(
    /^net::ERR_INTERNET_DISCONNECTED \/(api|assets)\//,
    'net::ERR_FAILED /api/admin/updatehtmleditorcolumns',
  );
  const page = await openEditor(browser);
  await openText(page, 'Opening');
  const place = async (words: string) => {
    const box = await page.getByText(words, { exact: true }).boundingBox();
    return box && [box.x, box.y].map(Math.round);
  };
  const usual = await place('Saved');
  await page.context().setOffline(true);
  await typeAtEnd(page, ' at sea');
  await expect(state(page)).toContainText('Not saved: The server could not be reached');
  // A problem is named in the place of 'Saved'.
  expect(await place('Not saved')).toEqual(usual);
  await page.context().setOffline(false);
  await expect(state(page)).toHaveText('Saved');

  // The laptop loses power before the next save.
  await page.route('**/UpdateHtmlEditorColumns', (route) => route.abort());
  await typeAtEnd(page, ', alone');
  await expect(state(page)).toContainText('Not saved');
  await page.reload();
  await page.unroute('**/UpdateHtmlEditorColumns');
  await openText(page, 'Opening');
  await expect(textOf(page)).toHaveText('Opening words at sea');
  await expect(page.getByText('You have text here that was not saved')).toBeVisible();
  const restored = stored(page, ', alone');
  await page.getByRole('button', { name: 'Restore what you typed' }).click();
  await expect(textOf(page)).toHaveText('Opening words at sea, alone');
  await restored;
  await expect(state(page)).toHaveText('Saved');
  await page.reload();
  await openText(page, 'Opening');
  await expect(textOf(page)).toHaveText('Opening words at sea, alone');
  await expect(page.getByText('You have text here that was not saved', { exact: false })).toHaveCount(0);
  await page.context().close();
});

test('a session that expires while typing is renewed over the form, and then the text is saved [1:53] [1:55] [1:142]', async ({
  browser,
  provokes,
}) => {
  // The first call after that notices the expired session.
  provokes(/^401 \/api/);
  const context = await browser.newContext({ baseURL: adminUrl });
  await signInByApi(context.request, editor);
  const page = await context.newPage();
  await page.goto(`/UpdatePageComponent/${pageId()}`);
  await openText(page, 'Closing');
  const csrf = { 'x-galley-csrf': '1' };
  await context.request.post(`${adminUrl}/api/authentication/logout`, { headers: csrf });
  await typeAtEnd(page, ' (end)');

  const later = stored(page, '(end)');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  const since = new Date();
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await dialog.getByLabel('6-digit code').fill(await waitForCode(editor, since));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(textOf(page)).toContainText('(end)');
  await later;
  await expect(state(page)).toHaveText('Saved');
  await page.reload();
  await expect(canvas(page).getByText(/\(end\)$/)).toBeVisible();
  await context.close();
});

test('two users on one text see each other, and neither overwrites the other without asking', async ({
  browser,
  provokes,
}) => {
  provokes('409 /api/admin/updatehtmleditorcolumns', '404 /api/admin/updatehtmleditorcolumns');
  const ruth = await openEditor(browser);
  await expect(ruth.getByRole('list', { name: 'Components' })).toBeVisible();
  await expect.poll(() => openedTimes(ruth)).toBeGreaterThan(0);
  const admin = await openEditor(browser, 'admin@acme.example');
  await expect(admin.getByText('Nora Lindqvist also has this page open.')).toBeVisible();
  const secondTab = await ruth.context().newPage();
  await secondTab.goto(`/UpdatePageComponent/${pageId()}`);
  await expect(
    secondTab.getByText('Ruth Alder also has this page open. Also open in another tab of yours.'),
  ).toBeVisible();
  await secondTab.close();
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = admin.getByRole('dialog', { name: 'Publish V1' });
  await expect(publishing.getByText('Nora Lindqvist also has this page open.')).toBeVisible();
  await publishing.getByRole('button', { name: 'Cancel' }).click();

  /** Both type at once; the one who is saved second gets the conflict. */
  const collide = async (theirs: string, typeMine: () => Promise<void>) => {
    let letGo: () => void = () => undefined;
    const isFirstSaved = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await admin.route('**/UpdateHtmlEditorColumns', async (route) => {
      await isFirstSaved;
      await route.continue();
    });
    for (const page of [ruth, admin]) await openText(page, 'Opening');
    await typeMine();
    const isStored = stored(ruth, theirs);
    await textOf(ruth).fill(theirs);
    await isStored;
    await expect(state(ruth)).toHaveText('Saved');
    letGo();
    await expect(admin.getByText('This component was changed elsewhere')).toBeVisible();
    await admin.unroute('**/UpdateHtmlEditorColumns');
  };

  await collide('The slipway opens in May', () => textOf(admin).fill('The slipway opens in June'));
  await expect(textOf(admin)).toHaveText('The slipway opens in June');
  const panel = admin.locator('#component-conflict');
  await expect(panel.locator('mark')).toHaveText(['June', 'May']);
  await expect(panel).toContainText('Nora Lindqvist');
  await expect(state(admin)).toContainText('Not saved');
  await expectAccessible(admin, 'a conflict');
  await panel.getByRole('button', { name: 'Keep mine' }).click();
  await expect(state(admin)).toHaveText('Saved');
  for (const page of [ruth, admin]) await page.getByRole('button', { name: 'Close' }).click();
  await ruth.reload();
  await expect(canvas(ruth).getByText('The slipway opens in June')).toBeVisible();

  // On the page: typed text stays and typing continues, and both texts are shown at the component.
  const shown = canvas(admin);
  const typed = shown.getByRole('textbox', { name: 'Column 1' });
  await collide('The slipway opens in July', async () => {
    await shown.getByText('The slipway opens in June').click();
    await expect(typed).toBeFocused();
    await admin.keyboard.press('Control+a');
    await admin.keyboard.type('The slipway opens in Augu');
  });
  await admin.keyboard.type('st');
  await expect(typed).toHaveText('The slipway opens in August');
  await expect(typed).toBeFocused();
  const both = shown.getByRole('region', { name: 'This component was changed elsewhere' });
  await expect(both.locator('mark')).toHaveText(['August', 'July']);
  await expect(both).toContainText('Nora Lindqvist also has this page open.');
  await both.getByRole('button', { name: 'Take theirs' }).click();
  await expect(shown.getByText('The slipway opens in July')).toBeVisible();
  await expect(both).toHaveCount(0);
  await expect(textOf(admin)).toHaveText('The slipway opens in July');
  await expect(state(admin)).toHaveText('Saved');

  await textTypedTooLateGoesOn(ruth, admin);
  await admin.context().close();
  await ruth.context().close();
});

test('PREVIEW shows a draft as visitors would get it, with its title and metas, and disables its links [2:27] [2:124] [1:75] [1:165] [2:79]', async ({
  browser,
  provokes,
}) => {
  provokes(/^404 \/api/);
  const page = await openEditor(browser);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'PREVIEW' }).click();
  const shown = await opened;
  await expect(shown).toHaveTitle(/^The Slipway /);
  await expect(shown.locator('meta[name="description"]')).toHaveAttribute('content', /^How boats come in: /);
  await expect(shown.getByText(/^V1 .*\(draft\)$/)).toBeVisible();
  const frame = preview(shown);
  await expect(frame.getByText(/^Closing words/)).toBeVisible();
  await frame.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(shown.getByText(/Links do not open in the preview/)).toBeVisible();
  await expect(frame.getByText(/^Closing words/)).toBeVisible();
  await shown.getByRole('img', { name: 'Phone' }).click();
  await expect(shown.locator('iframe')).toHaveCSS('max-width', '390px');
  await shown.goto(`/PagePreview/${pageId()}/77`);
  await expect(shown.getByRole('heading', { name: 'There is no such version' })).toBeVisible();
  await page.context().close();
});
