import { bannerHeights, buttonPositions } from '../../shared/components/banner-container';
import { expectAccessible } from './axe';
import { canvas, state } from './editor-page';
import { expect, type Page, test } from './journey';
import { moveUp } from './move-by-keyboard';
import { adminUrl, siteUrl } from './product';
import { drag } from './screens/page-editor';
import { makePage } from './screens/staff';
import { call, signInByApi } from './sign-in';
import { addFirstSlide, expectErrorInSight, expectPlaced, placesOfWords } from './slide-places';
import { uploadPictures } from './upload-pictures';

// Slides rotate only where reduced motion is not preferred.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * A banner from the first click to the visitor: two slides with pictures of the library, ordered by keyboard,
 * published, seen rotating and paused.
 */
const stamp = Date.now();
const path = `banner-${stamp}`;

async function addSlide(page: Page, name: string, picture: string) {
  await page.getByRole('button', { name: 'Add Slide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add slide' });
  await dialog.getByLabel('Component Name').fill(name);
  await dialog.getByRole('button', { name: 'Choose image' }).click();
  const gallery = page.getByRole('dialog', { name: 'Choose an image' });
  await gallery.getByLabel('Search images').fill(picture);
  await expect(gallery.getByRole('radio')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  if (name === 'Second') await expectAccessible(page, 'gallery', { within: '[role=dialog]' });
  await page.keyboard.press('Enter');
  await expect(gallery).toHaveCount(0);
  await dialog.getByLabel('Action Text', { exact: true }).fill(`${name} words`);
  await dialog.getByLabel('Slider Duration').fill('1');
  await dialog.getByLabel('Button Text').fill('Call us');
  if (name === 'First') await expectErrorInSight(dialog, 'Button Link is required.');
  await dialog.getByLabel('Button Link').fill('/contact');
  // The preview in the dialog shows the input immediately.
  await expect(dialog.frameLocator('iframe').getByText(`${name} words`)).toBeVisible();
  if (name === 'Second') await expectAccessible(page, 'slide dialog', { within: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
}

const slideNames = (page: Page) =>
  page
    .getByRole('list', { name: 'Slides' })
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));

/** The index of the current slide, from the dots. */
const current = (page: Page) =>
  page
    .locator('.controls [data-slide]')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

test('a banner is created, ordered, published and rotates [1:82] [1:83] [1:106] [1:169] [1:186] [2:120] [2:83] [1:104] [2:119] [1:11] [1:160] [1:197] [1:201] [2:147]', async ({
  browser,
  provokes,
}) => {
  // Of the text that is typed too late.
  provokes(/^409 \/api\/admin\/updatebanner/);
  const context = await browser.newContext({ baseURL: adminUrl });
  await signInByApi(context.request, 'admin@acme.example');
  const pictures = [`Quay ${stamp}`, `Loft ${stamp}`] as const;
  await uploadPictures(context, [...pictures]);
  const pageId = await makePage(context.request, 'Banner', { friendlyUrl: path });

  const page = await context.newPage();
  await page.goto(`/UpdatePageComponent/${pageId}`);
  await page.getByRole('button', { name: 'Add component' }).click();
  await page.getByRole('button', { name: /^Banner/ }).click();
  // Slides can be added at once: the banner is stored first, under a default name.
  await page.getByRole('button', { name: 'Add Slide' }).click();
  await page.getByRole('dialog', { name: 'Add slide' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Component Name')).toHaveValue('Banner');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Actions of Banner' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // After Save, a new banner stays open for its slides.
  await page.getByRole('button', { name: 'Add component' }).click();
  await page.getByRole('button', { name: /^Banner/ }).click();
  await page.getByLabel('Component Name').fill('Hero');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const form = page.getByRole('region', { name: 'Form of the component' });
  await expect(form.getByRole('heading', { name: 'Banner', exact: true })).toBeVisible();
  // The page offers the first slide at its place, too.
  await expect(canvas(page).locator('.tools .name')).toHaveText('Banner');
  await addFirstSlide(page, canvas(page));
  await page.getByRole('dialog', { name: 'Add slide' }).getByRole('button', { name: 'Cancel' }).click();
  await addSlide(page, 'First', pictures[0]);
  await expect(canvas(page).getByRole('link', { name: 'Call us' })).toHaveCSS('color', 'rgb(255, 255, 255)');
  await addSlide(page, 'Second', pictures[1]);
  await expect.poll(() => slideNames(page)).toEqual(['Edit First', 'Edit Second']);
  const handle = (slide: string) => page.getByRole('button', { name: `Move ${slide}`, exact: true });
  await drag(handle('Second'), handle('First'));
  await expect.poll(() => slideNames(page)).toEqual(['Edit Second', 'Edit First']);
  // By keyboard: lift, one position up, drop.
  await moveUp(page, 'First', [2, 2]);
  await expect.poll(() => slideNames(page)).toEqual(['Edit First', 'Edit Second']);

  // Escape in the slide asks before its input is discarded, and a second Escape returns to it.
  await page.getByRole('button', { name: 'Edit First' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit slide' });
  const action = dialog.getByLabel('Action Text', { exact: true });
  // Escape right after the last key, while the dialog may still be opening.
  await action.fill('Unsaved');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question.getByText('What you typed in this slide is not saved yet.')).toBeVisible();
  // It receives keys once it has the focus.
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel('Action Text', { exact: true })).toHaveValue('Unsaved');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // On the page itself, the text of a slide is edited in place. Typed too late for a version, it goes on in the next
  // draft like all others, although the slide has another id there.
  await canvas(page).getByText('Second words').click();
  await page.keyboard.press('End');
  for (const step of ['SubmitDraft', 'PublishDraft'])
    await call(context.request, `Version/${step}`, { pageId, versionId: 1, comments: '' });
  await page.keyboard.type(' on the page');
  await page.keyboard.press('Escape');
  await expect(state(page)).toHaveText('Not saved: V1 was published in the meantime.');
  await page.getByRole('button', { name: 'Continue in a draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Draft' }).click();
  await expect(canvas(page).getByText('Second words on the page')).toBeVisible();
  await expect(state(page)).toHaveText('Saved');

  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue(/\(pending\)$/);
  const published = await call(context.request, 'Version/PublishDraft', { pageId, versionId: 2 });
  expect(published.status).toBe(200);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${siteUrl('acme')}/${path}`);
  const slides = visitor.getByRole('group', { name: /of 2$/ });
  await expect(slides.first()).toContainText('First words');
  await expect(slides.last()).toContainText('Second words on the page');
  // Polled more often than it rotates.
  const often = { intervals: [100] };
  await expect.poll(() => current(visitor), often).toBe(1);
  await expect.poll(() => current(visitor), often).toBe(0);
  await visitor.locator('.banner').hover();
  // A rotation in progress ends; after that there is none for longer than a slide's duration.
  await expect(async () => {
    const held = await current(visitor);
    for (let look = 0; look < 6; look += 1) {
      await visitor.waitForTimeout(500);
      expect(await current(visitor), 'it stands still under the pointer').toBe(held);
    }
  }).toPass({ timeout: 60_000 });
});

test('the text of a slide is at its position, at every height, in editor, preview, dialog and site [1:83] [1:106] [2:83] [1:104] [2:271] [2:8] [2:27]', async ({
  browser,
}) => {
  const window = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: adminUrl, viewport: window });
  await signInByApi(context.request, 'admin@acme.example');
  await uploadPictures(context, [`Places ${stamp}`]);
  const pictures = await call(context.request, 'ImageUpload/RetrieveAll', {});
  const { imageUrl } = (pictures.body as { imageUrl: string; imageDescription: string }[]).find(
    ({ imageDescription }) => imageDescription === `Places ${stamp}`,
  ) as { imageUrl: string };
  const placesPath = `places-${stamp}`;
  const pageId = await makePage(context.request, 'Banner', { friendlyUrl: placesPath });
  for (const height of bannerHeights) {
    const container = { componentName: height, sliderDuration: 10_000, height, pageId, versionId: 1 };
    const { body: bannerContainerId } = await call(context.request, 'Admin/CreateBannerContainer', container);
    for (const buttonPosition of buttonPositions) {
      const made = await call(context.request, 'Admin/CreateBanner', {
        bannerContainerId,
        componentName: buttonPosition.slice(0, 15),
        backgroundImage: imageUrl,
        actionText: 'Come in',
        buttonText: 'Call us',
        buttonLink: '/contact',
        buttonPosition,
        sliderDuration: 10_000,
        height: '',
      });
      expect(made.status, JSON.stringify(made.body)).toBe(200);
    }
  }

  const editor = await context.newPage();
  await editor.goto(`/UpdatePageComponent/${pageId}`);
  const frame = editor.locator('iframe[title^="Page "]');
  const inEditor = await placesOfWords(frame.contentFrame());
  // The canvas shows the page in real size, beside the form; the preview has the whole window.
  const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
  // One slide as its dialog renders it.
  await editor
    .getByRole('list', { name: 'Components' })
    .getByRole('button', { name: /^Medium / })
    .click();
  await editor.getByRole('button', { name: 'Edit BottomLeft' }).click();
  const [inDialog] = await placesOfWords(editor.frameLocator('iframe[title="Preview of the slide"]'));
  await editor.goto(`/PagePreview/${pageId}/1`);
  const inPreview = await placesOfWords(editor.frameLocator('iframe[title^="Preview of"]'));
  await call(context.request, 'Version/SubmitDraft', { pageId });
  expect((await call(context.request, 'Version/PublishDraft', { pageId, versionId: 1 })).status).toBe(200);
  const visitor = await (await browser.newContext({ viewport: window })).newPage();
  await visitor.goto(`${siteUrl('acme')}/${placesPath}`);
  const onSite = await placesOfWords(visitor);
  const tall = (name: string) => visitor.locator(`.banner.${name}`).evaluate((banner) => banner.clientHeight);
  const [small, medium, large] = [await tall('small'), await tall('medium'), await tall('large')];
  expect([small < medium, medium < large]).toEqual([true, true]);
  await visitor.setViewportSize({ width, height });
  const onSiteInEditorsWidth = await placesOfWords(visitor);

  for (const places of [inEditor, onSiteInEditorsWidth]) expect(places).toHaveLength(onSite.length);
  for (const places of [inPreview, onSite]) {
    expect(places).toHaveLength(bannerHeights.length * buttonPositions.length);
    for (const place of places) expectPlaced(place);
  }
  // The same width as on the site, beside the page's side menu, with the same distance of the text from the edges.
  for (const [here, there, measures] of [
    [inEditor, onSiteInEditorsWidth, ['width', 'left', 'right', 'top', 'bottom']],
    // Its window is lower than that of the site, which a large banner depends on.
    [inPreview, onSite, ['width', 'left', 'right']],
  ] as const) {
    for (const [index, place] of there.entries()) {
      for (const measure of measures) {
        const named = `${measure} of ${place.position} in a ${place.height} banner`;
        expect(Math.abs((here[index]?.[measure] ?? 0) - place[measure]), named).toBeLessThan(2);
      }
    }
  }
  const asOnSite = onSite.find(({ height, position }) => height === 'medium' && position === 'BottomLeft');
  expect(Math.abs((inDialog?.left ?? 0) - (asOnSite?.left ?? 0))).toBeLessThan(2);
  expect(Math.abs((inDialog?.bottom ?? 0) - (asOnSite?.bottom ?? 0))).toBeLessThan(2);
});
