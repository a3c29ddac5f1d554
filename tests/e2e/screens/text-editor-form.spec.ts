import { pasteFile } from '../drop-file';
import { expect } from '../journey';
import { add, components, error, open, save, storedFields } from './page-editor';
import { freshName, makePage, test } from './staff';

test('a Text Editor has eleven formats with their columns, a border style, and dialogs for buttons and images [1:85] [1:86] [1:110] [1:112] [1:194] [1:199] [1:200] [1:201] [1:284] [1:295] [2:157] [2:85] [2:268] [1:10] [1:29] [1:9] [1:116] [1:117] [1:118] [1:119] [1:120] [1:121] [1:122] [1:123] [1:124] [1:125] [1:126] [2:89] [2:90] [2:91] [2:92] [2:93] [2:94] [2:95] [2:96] [2:97] [2:98] [2:99]', async ({
  admin,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('Formats'));
  await open(admin, pageId);
  await add(admin, /^Text Editor/);
  const formats = admin.getByRole('group', { name: /^Format/ }).getByRole('radio');
  await expect(formats).toHaveCount(11);
  const columnsOf: Record<string, number> = {
    '4_4': 1,
    '4_2-2': 2,
    '4_1-3': 2,
    '4_3-1': 2,
    '4_1-1-2': 3,
    '4_2-1-1': 3,
    '4_1-2-1': 3,
    '4_1-1-1-1': 4,
    '3_1-1-1': 3,
    '3_2-1': 2,
    '3_1-2': 2,
  };
  const offered: string[] = [];
  for (const radio of await formats.all()) {
    const format = (await radio.getAttribute('value')) ?? '';
    offered.push(format);
    await radio.check({ force: true });
    await expect(admin.getByRole('textbox', { name: /^(Text|.*column.*)$/i }), format).toHaveCount(
      columnsOf[format] ?? 0,
    );
  }
  expect(offered).toEqual(Object.keys(columnsOf));
  const border = admin.getByRole('radiogroup', { name: /Border Style/ });
  await expect(border.getByRole('radio')).toHaveCount(2);
  for (const [value, label] of Object.entries({ none: 'None', float: 'Float (a card with a shadow)' })) {
    await expect(border.getByRole('radio', { name: label })).toHaveAttribute('value', value);
  }
  for (const [name, fault] of [
    ['', /^Component Name is required\.$/],
    ['x'.repeat(16), /^Component Name .*15/],
  ] as const) {
    await admin.getByLabel('Component Name').fill(name);
    await save(admin);
    await error(admin, fault);
  }

  await admin.getByRole('toolbar').first().getByRole('button', { name: 'Insert button' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Insert button' });
  const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  for (const [given, missing] of [
    ['Text', 'Link'],
    ['Link', 'Text'],
  ] as const) {
    await box(given).fill('/call');
    await box(missing).fill('');
    await dialog.getByRole('button', { name: 'Insert button' }).click();
    await expect(dialog.getByText('All fields must be filled out to create a button')).toBeVisible();
    await expect(box(given)).toHaveValue('/call');
  }
  await box('Text').fill('Call us');
  await dialog.getByRole('button', { name: 'Insert button' }).click();
  const placed = admin.getByRole('textbox', { name: 'Column 1 of 2', exact: true }).getByRole('link');
  await expect(placed).toHaveText('Call us');
  await expect(placed).toHaveAttribute('href', '/call');
  await admin.getByRole('toolbar').first().getByRole('button', { name: /image/i }).click();
  const gallery = admin.getByRole('dialog');
  const search = gallery.getByPlaceholder('Enter 3 or more characters to search images..');
  await expect(gallery.getByRole('radio').first()).toBeVisible();
  await search.fill('zqx');
  await expect(gallery.getByRole('radio')).toHaveCount(0);
  await search.fill('zq');
  await expect(gallery.getByRole('radio').first()).toBeVisible();
  await admin.keyboard.press('Escape');

  // The chosen value is stored.
  await border.locator('[value="float"]').check();
  const second = admin.getByRole('textbox', { name: 'Column 2 of 2', exact: true });
  await second.fill('Beside it');
  // A picture that is pasted or dropped is in the library and in the text.
  await pasteFile(second, 'Ebb on the flats.png');
  await expect(second.locator('img[src*="/images/"]')).toHaveAttribute('alt', /Ebb on the flats/);
  await admin.getByLabel('Component Name').fill('Words');
  await save(admin);
  await expect(components(admin).getByRole('button', { name: 'Move Words' })).toBeVisible();
  const [column1, column2] = [/href="\/call".*Call us/, /Beside it.*<img/].map((words) =>
    expect.stringMatching(words),
  );
  const kept = { componentName: 'Words', format: '3_1-2', borderStyle: 'float', column1, column2 };
  expect(await storedFields(request, pageId)).toMatchObject([kept]);
});
