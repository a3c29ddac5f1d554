import { expectAccessible } from '../axe';
import { expect, type Page } from '../journey';
import { chooseBelow } from './choose-below';
import { unfold } from './page-details';
import { freshName, makePage, slugOf, test } from './staff';

const table = (page: Page) => page.getByRole('table', { name: 'Pages' });
const dataRows = (page: Page) => table(page).locator('tbody tr');
/** The cells of a column; of pages the name without the words in its picture. */
const column = (page: Page, index: number) =>
  dataRows(page)
    .locator(`td:nth-child(${index})${index === 2 ? ' [title]:first-child' : ''}`)
    .allInnerTexts();
const inOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

test('the page list has an edit link and nine columns beside the last change, sorts by each and returns to its order [1:9] [1:27] [1:63] [1:64] [1:66] [1:29] [1:30] [1:96] [1:243]', async ({
  admin,
}) => {
  await admin.goto('/PageComponentManagement');
  const headers = table(admin).getByRole('columnheader');
  await expect(headers).toHaveText([
    /Edit/,
    'Page Name',
    'Version Status',
    'On Menu',
    'Last Change',
    /Actions/,
  ]);
  // The styles of the product win against those of the component library, which fills a badge.
  const status = table(admin).locator('.mantine-Badge-root', { hasText: 'Live' }).first();
  await expect(status).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // The author of the last change is above its time.
  await expect(
    table(admin)
      .getByRole('cell', { name: /Ruth Alder/ })
      .first(),
  ).toBeVisible();
  await admin.getByRole('button', { name: 'Columns' }).click();
  await expect(admin.getByRole('menuitemcheckbox', { name: 'Parent Menu' })).not.toBeChecked();
  await admin.getByRole('menuitem', { name: 'Show all columns' }).click();
  await expect(admin.getByRole('menuitemcheckbox', { name: 'Parent Menu' })).toBeChecked();
  await admin.keyboard.press('Escape');
  await expect(headers).toHaveText([
    /Edit/,
    'Page Name',
    'Parent Menu',
    'Child Menu',
    'Sub Menu',
    'Friendly URL',
    'Version Status',
    'Navigable',
    'On Menu',
    'Is External',
    'Last Change',
    /Actions/,
  ]);
  const given = await column(admin, 2);
  for (const [index, name] of [
    [2, 'Page Name'],
    [3, 'Parent Menu'],
    [6, 'Friendly URL'],
    [7, 'Version Status'],
  ] as const) {
    const header = table(admin).getByRole('columnheader', { name });
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const shown = async () => {
      // The name is above the path, and the status above what else there is to say.
      const texts = (await column(admin, index)).map((text) => text.split('\n')[0] ?? '');
      // A page that is not published has no status. Rows without a value come last, whatever the order.
      const values = texts.map((text) => (text === 'Not published' ? '' : text));
      const filled = values.filter(Boolean);
      expect(values.slice(0, filled.length), `${name} has its empty rows last`).toEqual(filled);
      return filled;
    };
    const rising = await shown();
    expect(rising, `${name} rises`).toEqual(rising.toSorted(inOrder));
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    const falling = await shown();
    // There may be more rows than this page of the list shows.
    expect(falling, `${name} falls`).toEqual(falling.toSorted((a, b) => inOrder(b, a)));
    expect(inOrder(falling[0] ?? '', rising[0] ?? ''), `${name} differs`).toBeGreaterThan(0);
  }
  for (const [index, name] of [
    [4, 'Child Menu'],
    [5, 'Sub Menu'],
    [8, 'Navigable'],
    [9, 'On Menu'],
    [10, 'Is External'],
  ] as const) {
    const header = table(admin).getByRole('columnheader', { name });
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const icons = dataRows(admin).locator(`td:nth-child(${index}) [aria-label]`);
    const said = await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('aria-label') ?? ''));
    const values = index < 6 ? await column(admin, index) : said;
    // Rows without a value come last.
    const sorted = values.filter(Boolean).sort((a, b) => a.localeCompare(b));
    expect(values.slice(0, sorted.length), `${name} rises`).toEqual(sorted);
    expect(sorted.length, `${name} has values`).toBeGreaterThan(0);
  }
  const reloaded = admin.waitForResponse(/GetPagesAndComponentData/i);
  await admin.getByRole('button', { name: 'Reset Sort', exact: true }).click();
  await reloaded;
  await expect.poll(() => column(admin, 2)).toEqual(given);

  // Cedar or Oak? is at the third level: services / repair / planking.
  const deep = table(admin).getByRole('row', { name: /Cedar or Oak/ });
  await expect(deep.locator('td').nth(2)).toHaveText('Services');
  await expect(deep.locator('td').nth(3)).toHaveText('Repair');
  await expect(deep.locator('td').nth(4)).toHaveText('Planking');
  await expect(deep.locator('td').nth(5)).toHaveText('cedar-or-oak');
  await expect(deep.locator('td').nth(6)).toContainText(/live/i);
  await expect(deep.getByRole('img', { name: 'Yes' })).toHaveCount(2);
  // A page shows the first picture on it, or is drawn by its first section.
  const edit = admin.getByRole('link', { name: 'Edit Home', exact: true });
  const home = table(admin).getByRole('row').filter({ has: edit });
  await expect(home.locator('img')).toHaveAttribute('src', /^\/images\/acme\/\d+\/[\w.-]+\/\d+-480$/);
  await expect(deep.locator('[data-initial="C"]')).toBeVisible();
  const notes = table(admin).getByRole('row', { name: /Yard Notes/ });
  await expect(notes.locator('td').nth(1).locator('svg rect:visible').first()).toBeVisible();
  const tides = table(admin).getByRole('row', { name: /Tide Tables/ });
  await expect(tides.locator('td').nth(9).getByRole('img', { name: 'Yes' })).toBeVisible();
  await expect(tides.getByRole('link', { name: 'Edit Tide Tables' })).toHaveAttribute(
    'href',
    /\/UpdateExternalPage\/\d+$/,
  );
  const off = freshName('Off the menu');
  await makePage(admin.context().request, off);
  await admin.getByRole('button', { name: 'Reset Sort' }).click();
  await admin.getByLabel('Filter pages').fill(off);
  const aside = table(admin).getByRole('row', { name: new RegExp(off) });
  await expect(aside.locator('td').nth(6)).toHaveText('draft');
  for (const [cell, count] of [
    [7, 1],
    [8, 0],
    [9, 0],
  ] as const) {
    await expect(aside.locator('td').nth(cell).getByRole('img', { name: 'Yes' })).toHaveCount(count);
  }
  await admin.getByLabel('Filter pages').fill('');
  await deep.getByRole('link', { name: 'Edit Cedar or Oak?' }).click();
  await expect(admin).toHaveURL(/\/UpdatePageComponent\/\d+$/);
  // An editor that is still starting would remember, for the next test, that its outline is closed.
  await expect(admin.getByRole('tab', { name: 'Component Details' })).toBeVisible();
});

test('both create buttons lead to their screens [1:9] [1:28] [1:66] [1:70]', async ({ admin }) => {
  await admin.goto('/PageComponentManagement');
  await admin.getByRole('link', { name: 'Create Internal Page', exact: true }).first().click();
  await expect(admin).toHaveURL(/\/CreatePage$/);
  await unfold(admin, 'Address');
  await expect(admin.getByLabel('Friendly URL')).toBeVisible();
  await expect(admin.getByLabel('Open Type', { exact: false })).toHaveCount(0);
  await admin.goBack();
  await admin.getByRole('link', { name: 'Create External Page', exact: true }).click();
  await expect(admin).toHaveURL(/\/CreateExternalPage$/);
  await expect(admin.getByRole('combobox', { name: 'Open Type' })).toBeVisible();
});

test('the page list shows 50 rows at a time [1:63] [1:294] [1:27]', async ({ admin }) => {
  const { request } = admin.context();
  await admin.goto('/PageComponentManagement');
  await expect(dataRows(admin).first()).toBeVisible();
  const rows = await dataRows(admin).count();
  for (let at = Math.min(rows, 50); at <= 51; at++) await makePage(request, freshName('Listed'));
  await admin.reload();
  await expect(dataRows(admin)).toHaveCount(50);
  await admin.getByRole('button', { name: 'next page' }).click();
  await expect(dataRows(admin)).not.toHaveCount(50);
  expect(await dataRows(admin).count()).toBeGreaterThan(0);
});

test('selected pages are duplicated, go live together and are deleted with one question [1:9] [1:151] [1:161] [1:207] [1:65]', async ({
  admin,
}) => {
  const name = freshName('Regatta');
  const pageId = await makePage(admin.context().request, name);
  await admin.goto('/PageComponentManagement');
  await admin.getByLabel('Filter pages').fill(name);
  const actions = admin.getByRole('button', { name: `Actions for ${name}` });
  await actions.click();
  await expect(admin.getByRole('menuitem', { name: 'Add to the menu' })).toBeVisible();
  // The keyboard begins with the first entry; a menu has nothing but entries.
  await expect(admin.getByRole('menuitem').first()).toBeFocused();
  await expectAccessible(admin, 'the menu of a row', { within: '[role=menu]' });
  await admin.getByRole('menuitem', { name: 'Move…' }).click();
  await chooseBelow(admin, 'Under', 'The top level');
  await expect(admin.getByRole('dialog', { name: `Move: ${name}` })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await actions.click();
  await admin.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByLabel('Friendly URL')).toHaveValue(`${slugOf(name)}-copy`);
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(admin).not.toHaveURL(new RegExp(`/UpdatePageComponent/${pageId}$`));
  await expect(admin).toHaveURL(/\/UpdatePageComponent\/\d+$/);
  await admin.goBack();
  const bar = admin.getByRole('region', { name: 'Chosen pages' });
  await dataRows(admin).first().getByRole('link').press('x');
  await expect(bar).toContainText('1 page chosen');
  await admin.getByRole('checkbox', { name: 'Choose all rows shown' }).check();
  await expect(bar).toContainText('2 pages chosen');
  await expectAccessible(admin, 'pages that are chosen');
  await bar.getByRole('button', { name: 'Publish' }).click();
  const asked = dialog.getByRole('list', { name: 'The pages' }).getByRole('listitem');
  await expect(asked).toContainText([name, name]);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const results = dialog.getByRole('list', { name: 'Results for the pages' }).getByRole('listitem');
  await expect(results).toContainText(['V1 is live', 'V1 is live']);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(bar).toHaveCount(0);
  await expect(dataRows(admin).first().getByRole('link')).toBeFocused();
  await expect(dataRows(admin).getByText('live', { exact: true })).toHaveCount(2);

  await admin.getByRole('checkbox', { name: 'Choose all rows shown' }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Are you sure you want to delete these 2 pages?');
  await expect(dialog).toContainText('No menu and no published page leads to them.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(results).toContainText(['Deleted', 'Deleted']);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(admin.getByText('No page matches the filter')).toBeVisible();
});

test('a name and Enter create a page: path and search texts come from the name [1:28] [1:70] [1:190] [1:245]', async ({
  admin,
}) => {
  await admin.goto('/CreatePage');
  // Optional groups are collapsed, and can be expanded by keyboard.
  const lists = admin.getByRole('button', { name: 'Lists and articles' });
  await expect(admin.getByLabel('Summary', { exact: true })).toBeHidden();
  await lists.press('Enter');
  await admin.getByLabel('Summary', { exact: true }).fill('In one sentence');
  await lists.press('Enter');
  await expect(admin.getByLabel('Summary', { exact: true })).toBeHidden();
  await lists.press('Enter');
  await expect(admin.getByLabel('Summary', { exact: true })).toHaveValue('In one sentence');
  const name = freshName('Open Slipway');
  await admin.getByLabel('Page Name').fill(name);
  await expect(admin.getByRole('link', { name: 'Acme Boatworks: start page' })).toBeVisible();
  await admin.getByLabel('Page Name').press('Enter');
  await expect(admin).toHaveURL(/\/UpdatePageComponent\/\d+$/);
  await admin.getByRole('tab', { name: 'Page Details' }).click();
  await expect(admin.getByLabel('Full URL')).toHaveValue(`/${slugOf(name)}`);
  await expect(admin.getByLabel('SEO Title')).toHaveValue(`${name} – Acme Boatworks`);
  await expect(admin.getByLabel('SEO Description')).toHaveValue(`${name} at Acme Boatworks.`);
});
