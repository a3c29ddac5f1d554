import { styleGuideComponents } from '../../../public-web/src/testing/style-guide';
import { fieldsOf } from '../../../shared/components/dictionary';
import { mapValues } from '../../../shared/components/field-values';
import { findings } from '../axe';
import { expect, type Page } from '../journey';
import { siteUrl } from '../product';
import { done, freshName, makePage, publish, read, slugOf, test } from './staff';

/** A page with every type that draws a section, in every look that it has; a picture and a form stand for all. */
async function makeStyleGuide(admin: Page): Promise<{ pageId: number; path: string }> {
  const { request } = admin.context();
  const name = freshName('Style guide');
  const pageId = await makePage(request, name);
  const images = await done<{ imageUrl: string }[]>(request, 'ImageUpload/RetrieveAll', {});
  const [form] = await read<{ id: number }[]>(request, 'AdminForms/GetAllForms');
  const files = await done<{ id: number }[]>(request, 'FileUpload/RetrieveAll', {});
  for (const { type, data } of styleGuideComponents) {
    const fields = mapValues(fieldsOf(type), data, ({ field, value }) => {
      // A file that is gone cannot be chosen.
      if (field.kind === 'file') return files.some(({ id }) => value === `/file:${id}`) ? value : '';
      if (field.kind === 'form') return form?.id;
      return field.kind === 'image' && value ? images[0]?.imageUrl : value;
    });
    await done(request, `Admin/Create${type}`, { ...fields, pageId, versionId: 1 });
  }
  await publish(request, pageId);
  return { pageId, path: `/${slugOf(name)}` };
}

test('every type of section in every look passes axe, fits 320 to 2,560 pixels in both directions of writing, and is read without scripts', async ({
  admin,
  browser,
}) => {
  const { path } = await makeStyleGuide(admin);
  const page = await (await browser.newContext({ baseURL: siteUrl('acme') })).newPage();
  await page.goto(path);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => findings(page, { isStrict: true }), { timeout: 60_000 }).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    for (const width of [320, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, `${direction} at ${width}`).toBe(0);
    }
  }
  await page.context().close();

  const plain = await (
    await browser.newContext({ baseURL: siteUrl('acme'), javaScriptEnabled: false })
  ).newPage();
  await plain.goto(path);
  const answer = plain.getByText('You may hold the light.', { exact: true });
  await expect(answer).toBeHidden();
  await plain.locator('summary', { hasText: 'May I help?' }).press('Enter');
  await expect(answer).toBeVisible();
  // The picture opens and closes by keyboard, and the focus goes back to where it was.
  const small = plain.getByRole('button', { name: /^Enlarge: The bare ribs/ });
  await small.press('Enter');
  const large = plain.getByRole('dialog', { name: /^The bare ribs/ });
  await expect(large).toBeVisible();
  await plain.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(small).toBeFocused();
  await plain.context().close();
});

test('the title of a card is typed on the page itself, and its section gets another background', async ({
  admin,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('Cards'));
  const items = [{ title: 'Moor' }, { title: 'Haul' }];
  const fields = { componentName: 'Cards', items, pageId, versionId: 1 };
  const componentId = await done(request, 'Admin/CreateCards', fields);
  await admin.goto(`/UpdatePageComponent/${pageId}`);
  const shown = admin.frameLocator('iframe[title^="Page "]');
  await shown.getByText('Haul', { exact: true }).click();
  await expect(shown.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await admin.keyboard.press('End');
  await admin.keyboard.type(' and launch');
  await expect(admin.getByRole('textbox', { name: /^Title/ }).nth(1)).toHaveValue('Haul and launch');
  await admin.keyboard.press('Enter');
  const saved = admin.waitForResponse(
    (answer) =>
      answer.url().endsWith('/UpdateCards') && answer.request().postDataJSON().sectionBackground === 'dark',
  );
  await admin.getByText('Section settings').click();
  await admin.getByRole('combobox', { name: 'Background' }).click();
  await admin.getByRole('option', { name: 'Dark' }).click();
  await expect(shown.locator('.cards.on-dark')).toBeVisible();
  expect((await saved).ok()).toBe(true);
  const answer = await admin.context().request.get(`/api/Admin/GetCards?componentId=${componentId}`, {
    headers: { 'x-galley-csrf': '1' },
  });
  const stored = (await answer.json()) as { items: { title: string }[]; sectionBackground: string };
  expect(stored.items.map(({ title }) => title)).toEqual(['Moor', 'Haul and launch']);
  expect(stored.sectionBackground).toBe('dark');
});
