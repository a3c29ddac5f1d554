import { siteCss } from '../../../public-web/src/generated/site-assets';
import { styleGuideComponents } from '../../../public-web/src/testing/style-guide';
import { themeCss } from '../../../public-web/src/theme-css';
import { fieldsOf } from '../../../shared/components/dictionary';
import { mapValues } from '../../../shared/components/field-values';
import { presetOf } from '../../../shared/theme/presets';
import { type PresetName, presetNames } from '../../../shared/theme/theme-words';
import { findings } from '../axe';
import { hiddenRings } from '../focus-rings';
import { heardIn } from '../heard';
import { expect, type Page } from '../journey';
import { siteUrl } from '../product';
import { fitsInBothDirections, hasEdgesInForcedColors, joint, prints } from './in-any-medium';
import { done, freshName, makePage, publish, read, slugOf, test } from './staff';

/** The alt text of the picture that all use. */
const harbor = 'Moored sailing boats in a quiet harbor at sunrise';

/** Creates a page with every type that draws a section, in every look; all use one picture and one form. */
async function makeStyleGuide(admin: Page): Promise<{ pageId: number; path: string }> {
  const { request } = admin.context();
  const name = freshName('Style guide');
  const pageId = await makePage(request, name);
  const images = await done<{ imageUrl: string; altText: string }[]>(request, 'ImageUpload/RetrieveAll', {});
  const picture = images.find(({ altText }) => altText === harbor);
  const [form] = await read<{ id: number }[]>(request, 'AdminForms/GetAllForms');
  const files = await done<{ id: number }[]>(request, 'FileUpload/RetrieveAll', {});
  for (const { type, data } of styleGuideComponents) {
    const fields = mapValues(fieldsOf(type), data, ({ field, value }) => {
      // A deleted file cannot be chosen.
      if (field.kind === 'file') return files.some(({ id }) => value === `/file:${id}`) ? value : '';
      if (field.kind === 'form') return form?.id;
      return field.kind === 'image' && value ? picture?.imageUrl : value;
    });
    await done(request, `Admin/Create${type}`, { ...fields, pageId, versionId: 1 });
  }
  await publish(request, pageId);
  return { pageId, path: `/${slugOf(name)}` };
}

/** Shows the page in another theme, except for its fonts, which the page's policy does not allow. */
async function wear(page: Page, preset: PresetName): Promise<void> {
  const css = themeCss({ primaryColor: '', font: 'system', theme: presetOf(preset) });
  await page.evaluate(
    (text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
      // Its own sheet omits properties that its own theme leaves at their defaults.
      for (const own of document.styleSheets) own.disabled = true;
    },
    siteCss + css.replace(/@font-face\{[^}]*\}/g, ''),
  );
}

/** The width at which the logo is drawn, of the width that belongs to its height. */
const logoShare = (page: Page) =>
  page.locator('header .logo img:visible').evaluate((element) => {
    const { naturalWidth, naturalHeight } = element as HTMLImageElement;
    const { width, height } = element.getBoundingClientRect();
    return width / height / (naturalWidth / naturalHeight);
  });

test('every type of section passes axe in every design, fits 320 to 2,560 pixels in both directions of writing, prints, and is read without scripts', async ({
  admin,
  browser,
}) => {
  const { path } = await makeStyleGuide(admin);
  const page = await (await browser.newContext({ baseURL: siteUrl('acme') })).newPage();
  await page.goto(path);
  expect(await heardIn(page, '.accordion')).toEqual([
    'heading Before you call',
    'fold How soon can you look at her?, closed',
    'fold What does a plank cost?, closed',
    'fold May I help?, closed',
  ]);
  expect(await heardIn(page, '.gallery')).toEqual([
    'heading Around the yard',
    'button Enlarge: The bare ribs, seen along the keel, closed',
    // Without a caption, the picture's alt text is used.
    ...Array(3).fill(`button Enlarge: ${harbor}, closed`),
  ]);
  // A menu that needs a second line leaves the logo its size.
  await page.locator('#menu > ul').evaluate((menu) => {
    for (let more = 0; more < 4; more += 1) menu.append(menu.lastElementChild?.cloneNode(true) ?? '');
  });
  for (const [index, preset] of presetNames.entries()) {
    await wear(page, preset);
    // Phones and wide windows in turn.
    await page.setViewportSize({ width: index % 2 === 0 ? 1440 : 390, height: 900 });
    await expect
      .poll(() => findings(page, { isStrict: true }), { message: preset, timeout: 60_000 })
      .toEqual([]);
    expect(await hiddenRings(page), `focus rings in ${preset}`).toEqual([]);
    await fitsInBothDirections(page, [320, 2560, 1440]);
    expect(await joint(page), `neighbours of one background in ${preset}`).toEqual({
      padding: '0px',
      distance: 0,
    });
    await prints(page, preset);
    await hasEdgesInForcedColors(page, preset);
    await page.emulateMedia({ media: 'screen', forcedColors: 'none', reducedMotion: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await logoShare(page), `the logo in ${preset}`).toBeGreaterThan(0.95);
  }
  // A timeline's dot is on its line where the texts are on both sides of it.
  const isOnLine = page.locator('.timeline li:not(:has(> picture, > .icon))').evaluateAll((entries) =>
    entries.map((entry) => {
      const [dot, own] = [getComputedStyle(entry, '::after'), getComputedStyle(entry)];
      return dot.gridColumnStart === String(Math.ceil(own.gridTemplateColumns.split(' ').length / 2));
    }),
  );
  expect(new Set(await isOnLine)).toEqual(new Set([true]));
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    for (const own of document.styleSheets) own.disabled = false;
  });
  await hasEdgesInForcedColors(page, 'its own theme');
  await fitsInBothDirections(page);
  // What is not a section is on other pages.
  for (const [path, parts] of [
    ['/', ['announcement', 'tabs', 'newsletter']],
    ['/courses', ['banner']],
  ] as const) {
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    await page.goto(path);
    for (const part of parts) await expect(page.locator(`.${part}`)).toBeVisible();
    await fitsInBothDirections(page);
    await prints(page, path);
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
  expect(await heardIn(plain, '.accordion')).toContain('fold May I help?, open');
  // The picture opens and closes by keyboard, and the focus returns.
  const small = plain.getByRole('button', { name: /^Enlarge: The bare ribs/ });
  await small.press('Enter');
  const large = plain.getByRole('dialog', { name: /^The bare ribs/ });
  await expect(large).toBeVisible();
  expect(await heardIn(plain, '.gallery .zoom:popover-open')).toEqual([
    'dialog The bare ribs, seen along the keel',
    'button Close',
  ]);
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
  const items = ['Moor', 'Haul', 'Paint', 'Sail'].map((title) => ({ title }));
  const fields = { componentName: 'Cards', items, pageId, versionId: 1 };
  const componentId = await done(request, 'Admin/CreateCards', fields);
  await admin.goto(`/UpdatePageComponent/${pageId}`);
  const shown = admin.frameLocator('iframe[title^="Page "]');
  // On the word: the middle of its line is below the button that inserts a component.
  await shown.getByText('Haul', { exact: true }).click({ position: { x: 10, y: 10 } });
  await expect(shown.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await admin.keyboard.press('End');
  await admin.keyboard.type(' and launch');
  // More than three entries of a list are folded, under what they say.
  const title = admin.getByRole('textbox', { name: /^Title/ });
  await expect(title).toHaveCount(0);
  const entry = admin.locator('summary', { hasText: 'Haul and launch' });
  await expect(entry).toBeVisible();
  await admin.keyboard.press('Enter');
  const saved = admin.waitForResponse(
    (answer) =>
      answer.url().endsWith('/UpdateCards') && answer.request().postDataJSON().sectionBackground === 'dark',
  );
  await entry.click();
  await expect(title).toHaveValue('Haul and launch');
  await admin.getByText('Section settings').click();
  await admin.getByRole('combobox', { name: 'Background' }).click();
  await admin.getByRole('option', { name: 'Dark' }).click();
  await expect(shown.locator('.cards.on-dark')).toBeVisible();
  expect((await saved).ok()).toBe(true);
  const answer = await admin.context().request.get(`/api/Admin/GetCards?componentId=${componentId}`, {
    headers: { 'x-galley-csrf': '1' },
  });
  const stored = (await answer.json()) as { items: { title: string }[]; sectionBackground: string };
  expect(stored.items.map(({ title }) => title)).toEqual(['Moor', 'Haul and launch', 'Paint', 'Sail']);
  expect(stored.sectionBackground).toBe('dark');
});
