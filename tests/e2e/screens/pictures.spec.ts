import { expect } from '../journey';
import { freshName, test } from './staff';

test('an image is uploaded, found, changed and deleted, with its sizes, badges and messages [1:9] [1:31] [1:132] [1:201] [1:264] [1:299] [2:30] [2:78] [2:113] [2:114] [2:115] [2:116] [2:144] [2:145] [2:146] [2:147] [2:213] [2:214] [2:215] [2:216] [2:252] [2:266] [2:269] [2:111] [2:143] [2:7] [2:112] [2:158]', async ({
  editor,
}) => {
  await editor.goto('/ImageManagement');
  await editor.getByRole('button', { name: 'Upload images' }).first().click();
  const dialog = editor.getByRole('dialog', { name: 'Upload images' });
  const drawn = async (width: number, height: number, name: string) => {
    const bytes = await editor.evaluate(
      async ([w, h]) => {
        const canvas = new OffscreenCanvas(w ?? 0, h ?? 0);
        const context = canvas.getContext('2d');
        if (context) context.fillStyle = 'teal';
        context?.fillRect(0, 0, w ?? 0, h ?? 0);
        return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
      },
      [width, height],
    );
    return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) };
  };
  const chooses = dialog.getByRole('button', { name: 'Choose images' });
  const choose = async (files: Awaited<ReturnType<typeof drawn>>[]) => {
    const chooser = editor.waitForEvent('filechooser');
    await chooses.click();
    await (await chooser).setFiles(files);
  };
  const refused = [
    await drawn(20, 20, 'a;b.png'),
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  ];
  // Other files can be chosen only after Start over, or the next time, even where none of these can be sent.
  await choose(refused);
  await expect(dialog.getByRole('alert')).toHaveCount(2);
  await expect(chooses).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await choose([
    await drawn(289, 200, 'logo.png'),
    await drawn(701, 388, 'slide.png'),
    await drawn(288, 200, 'almost.png'),
    await drawn(701, 387, 'lower.png'),
    ...refused,
  ]);
  const card = (name: string) => dialog.getByRole('listitem', { name });
  await expect(card('logo.png').getByText('289 × 200 pixels')).toBeVisible();
  await expect(card('logo.png').getByText('Logo', { exact: true })).toBeVisible();
  await expect(card('slide.png').getByText('Slideshow', { exact: true })).toBeVisible();
  for (const name of ['logo.png', 'slide.png', 'almost.png', 'lower.png']) {
    await expect(card(name).getByText('General', { exact: true }), name).toBeVisible();
  }
  for (const name of ['logo.png', 'almost.png', 'lower.png']) {
    await expect(card(name).getByText('Slideshow', { exact: true }), name).toHaveCount(0);
  }
  await expect(card('slide.png').getByText('Logo', { exact: true })).toHaveCount(0);
  await expect(card('almost.png').getByText('Logo', { exact: true })).toHaveCount(0);
  await expect(card('logo.png').locator('img')).toBeVisible();
  await expect(dialog.getByText(/; \/ \? : @ & = \+ \$ ,/)).toBeVisible();
  await expect(card('empty.png').getByText('You must upload an image.', { exact: true })).toBeVisible();
  for (const fact of ['Natural size', 'Raw size', 'Compressed', 'Savings']) {
    await expect(card('logo.png').getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(chooses).toHaveCount(0);
  for (const name of ['slide.png', 'almost.png', 'lower.png', 'a;b.png', 'empty.png']) {
    await dialog.getByRole('button', { name: `Remove ${name}` }).click();
  }
  await card('logo.png').getByLabel('Image Description').fill('');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText('You must provide an image description.', { exact: true })).toBeVisible();
  const description = freshName('Logo of the yard');
  await card('logo.png').getByLabel('Image Description').fill(description);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  const tile = editor.getByRole('button', { name: `Details of ${description}` });
  await expect(tile).toBeVisible();
  const search = editor.getByPlaceholder('Enter 3 or more characters to search images..');
  await search.fill('zz');
  await expect(tile).toBeVisible();
  await search.fill('zqx');
  await expect(tile).toHaveCount(0);
  await search.fill(description.toUpperCase());
  await expect(editor.getByRole('button', { name: /^Details of / })).toHaveCount(1);
  await tile.click();
  const drawer = editor.getByRole('dialog', { name: 'Image' });
  for (const name of ['Update', 'Delete', 'Cancel']) {
    await expect(drawer.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await drawer.getByLabel('Image Description').fill(`${description} two`);
  await drawer.getByRole('button', { name: 'Update', exact: true }).click();
  await editor.getByRole('button', { name: `Details of ${description} two` }).click();
  await expect(drawer.getByLabel('Image Description')).toHaveValue(`${description} two`);
  await drawer.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(drawer).toHaveCount(0);
  // Selected by keyboard, it gets a tag in the same way as several images.
  const renamed = editor.getByRole('button', { name: `Details of ${description} two` });
  await renamed.press('x');
  const chosen = editor.getByRole('region', { name: 'Chosen images' });
  await chosen.getByRole('button', { name: 'Change tags' }).press('Enter');
  const tagging = editor.getByRole('dialog');
  await tagging.getByLabel('Add tags').and(editor.locator('input')).fill('spring');
  await editor.keyboard.press('Enter');
  await tagging.getByRole('button', { name: 'Change tags' }).press('Enter');
  await expect(tagging.getByRole('list', { name: 'What became of the images' })).toContainText('spring');
  await tagging.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(chosen).toHaveCount(0);
  await expect(renamed).toBeFocused();
  await expect(editor.getByRole('button', { name: 'spring · 1' })).toBeVisible();
  // Closed and reopened, the dialog accepts files again, as at first.
  await editor.getByRole('button', { name: 'Upload images' }).first().click();
  const again = editor.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose images' }).click();
  await (await again).setFiles([await drawn(20, 20, 'one.png'), await drawn(20, 20, 'two.png')]);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Choose images', exact: false })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose images' })).toBeVisible();
  await editor.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await editor.getByRole('button', { name: `Details of ${description} two` }).click();
  await drawer.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(
    editor.getByText('Are you sure you want to delete this image?', { exact: true }),
  ).toBeVisible();
  await editor
    .getByRole('dialog', { name: /^Delete / })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(
    editor.getByRole('button', { name: `Details of ${description} two`, exact: false }),
  ).toHaveCount(0);
});

test('an image that cannot be compressed is logged and kept as it is [2:251]', async ({ editor: kept }) => {
  // Its script would stay in the page that other tests use.
  const editor = await kept.context().newPage();
  await editor.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    } as never;
    HTMLCanvasElement.prototype.getContext = () => null;
    Object.defineProperty(window, 'OffscreenCanvas', { value: undefined });
  });
  const logged: string[] = [];
  editor.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  await editor.goto('/ImageManagement');
  const buffer = await editor.screenshot({ clip: { x: 0, y: 0, width: 1600, height: 1000 }, scale: 'css' });
  await editor.getByRole('button', { name: 'Upload images' }).first().click();
  const dialog = editor.getByRole('dialog', { name: 'Upload images' });
  const chooser = editor.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose images' }).click();
  // Padded beyond a megabyte, so that it would be compressed.
  const padded = Buffer.concat([buffer, Buffer.alloc(1_200_000)]);
  await (await chooser).setFiles([{ name: 'large.png', mimeType: 'image/png', buffer: padded }]);
  await expect(
    dialog.getByRole('listitem', { name: 'large.png' }).getByText('1600 × 1000 pixels'),
  ).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('could not be compressed');
  // Only there: the image can be sent as it is.
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
  // An assertion that waits would also wait until a message closes by itself.
  expect(await editor.getByRole('alert').count()).toBe(0);
});
