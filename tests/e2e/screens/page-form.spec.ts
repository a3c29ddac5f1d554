import type { Page as SitePage } from '@galley/shared/schemas/page';
import { expect } from '../journey';
import { choose, chosen, idOf, menus, openDetails, texts, unfold } from './page-details';
import { drag, expectToOffer } from './page-editor';
import { freshName, makePage, publish, read, slugOf, test } from './staff';

test('the page form has its fields, asks for the required ones and makes the URL from the name [1:28] [1:70] [1:152] [1:190] [1:191] [1:192] [1:282] [1:300] [1:9] [1:134]', async ({
  admin,
}) => {
  await admin.goto('/CreatePage');
  await unfold(admin, 'Address', 'Menu place', 'Search engines');
  for (const label of ['Page Name', 'Friendly URL', 'SEO Title', 'SEO Description', 'SEO Keywords'])
    await expect(admin.getByLabel(label, { exact: false }).first()).toBeVisible();
  for (const label of menus) await expect(chosen(admin, label)).toBeVisible();
  for (const name of ['Show On Menu', 'Allow Navigation'])
    await expect(admin.getByRole('switch', { name })).toBeVisible();
  await expect(admin.getByLabel('Full URL')).not.toBeEditable();
  for (const name of ['Delete', 'Restore'])
    await expect(admin.getByRole('button', { name, exact: true })).toHaveCount(0);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  for (const label of ['Page Name', 'Friendly URL', 'SEO Title', 'SEO Description', 'SEO Keywords'])
    await expect(admin.getByText(new RegExp(`^${label} (is|must)`)).first(), label).toBeVisible();

  // Only lowercase letters, digits and hyphens are accepted; arrows and Backspace work.
  const url = admin.getByLabel('Friendly URL');
  await url.click();
  await admin.keyboard.type('ab c_d/é-9!');
  await expect(url).toHaveValue('abcd-9');
  for (const key of ['ArrowLeft', 'Backspace']) await admin.keyboard.press(key);
  await expect(url).toHaveValue('abcd9');
  await url.fill('');

  const name = freshName('Summer Open-Day');
  await admin.getByLabel('Page Name').fill(name);
  await admin.getByLabel('Page Name').blur();
  await expect(url).toHaveValue(slugOf(name));
  await expect(admin.getByLabel('Full URL')).toHaveValue(`/${slugOf(name)}`);
  await admin.getByRole('button', { name: /^Use summer-open-day/ }).click();
  await expect(admin.getByLabel('Full URL')).toHaveValue(/^\/summer-open-day/);
  // An existing value is kept when the name loses the focus again.
  await admin.getByLabel('Page Name').focus();
  for (const label of texts) await admin.getByLabel(label).fill(label);
  await expect(admin.getByLabel('Full URL')).toHaveValue(/^\/summer-open-day/);
  await admin.getByRole('combobox', { name: 'SEO Keywords' }).fill('k');
  await admin.keyboard.press('Enter');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin).toHaveURL(/\/UpdatePageComponent\/\d+$/);
  await expect(admin.locator('.mantine-Notification-root', { hasText: /^Saved$/ })).toBeVisible();
  await admin.getByRole('tab', { name: 'Version Log' }).click();
  await expect(admin.getByRole('cell', { name: 'Created draft V1', exact: true })).toBeVisible();
  await expect(admin.getByRole('combobox', { name: 'Version', exact: false })).toHaveCount(0);
});

test('counters mark search texts outside their range, and keywords are tags without duplicates [1:70] [1:192] [1:193] [1:283] [1:300]', async ({
  admin,
}) => {
  await admin.goto('/CreatePage');
  await unfold(admin, 'Search engines');
  // The range is guidance: what is outside it is marked.
  const isMarked = async (verdict: RegExp) => {
    const isGood = verdict.source.endsWith('good');
    const words = admin.getByText(verdict);
    await expect(words.locator('svg')).toHaveClass(isGood ? /icon-check/ : /icon-alert/);
    await expect(words).toHaveCSS('color', isGood ? 'rgb(22, 101, 52)' : 'rgb(146, 64, 14)');
  };
  const title = admin.getByLabel('SEO Title');
  for (const [length, verdict] of [
    [49, /49 of 50-60 characters.*short/],
    [50, /50 of 50-60 characters: good/],
    [60, /60 of 50-60 characters: good/],
    [61, /61 of 50-60 characters.*long/],
  ] as const) {
    await title.fill('x'.repeat(length));
    await isMarked(verdict);
  }
  const description = admin.getByLabel('SEO Description');
  for (const [length, verdict] of [
    [49, /49 of 50-160 characters.*short/],
    [50, /50 of 50-160 characters: good/],
    [160, /160 of 50-160 characters: good/],
    [161, /161 of 50-160 characters.*long/],
  ] as const) {
    await description.fill('x'.repeat(length));
    await isMarked(verdict);
  }
  const keywords = admin.getByRole('combobox', { name: 'SEO Keywords' });
  await keywords.click();
  await admin.keyboard.type('one,');
  await expect(admin.getByText(/1 of 1-2 keywords: good/)).toBeVisible();
  await admin.keyboard.type('one,');
  await expect(admin.getByText('Tag already exists', { exact: true })).toBeVisible();
  // Only a comma separates keywords.
  await admin.keyboard.type('row boats,');
  await expect(admin.getByText('Tag already exists', { exact: false })).toHaveCount(0);
  await expect(admin.getByText(/2 of 1-2 keywords: good/)).toBeVisible();
  await admin.keyboard.type('three,');
  await isMarked(/3 of 1-2 keywords: too many/);
});

test('menus: choosing another entry clears the levels below, a landing page keeps a page off the menu [1:9] [1:70] [1:175] [1:176] [1:248] [2:61]', async ({
  admin,
}) => {
  const landing = freshName('Landing');
  await makePage(admin.context().request, landing);
  await admin.goto('/CreatePage');
  await unfold(admin, 'Address', 'Menu place');
  await expect(chosen(admin, 'Child Menu')).toBeDisabled();
  await choose(admin, 'Parent Menu', 'Services');
  await choose(admin, 'Child Menu', 'Repair');
  await choose(admin, 'Sub Menu', 'Planking');
  await admin.getByLabel('Friendly URL').fill('deep');
  await expect(admin.getByLabel('Full URL')).toHaveValue('/services/repair/planking/deep');
  await choose(admin, 'Child Menu', 'Restoration');
  await expect(chosen(admin, 'Sub Menu')).toHaveValue('');
  await expect(admin.getByLabel('Full URL')).toHaveValue('/services/restoration/deep');
  await choose(admin, 'Child Menu', 'Repair');
  await choose(admin, 'Sub Menu', 'Planking');
  await choose(admin, 'Parent Menu', 'About Us');
  await expect(chosen(admin, 'Child Menu')).toHaveValue('');
  await expect(chosen(admin, 'Sub Menu')).toHaveValue('');

  const onMenu = admin.getByRole('switch', { name: 'Show On Menu' });
  await onMenu.check();
  await choose(admin, 'Parent Menu', landing);
  await expect(onMenu).not.toBeChecked();
  await expect(onMenu).toBeDisabled();
});

test('a page with pages under it keeps its place, one without them cannot be a mere heading [1:29] [1:70] [1:94] [1:178] [1:179] [1:180] [1:248] [1:249]', async ({
  admin,
}) => {
  await openDetails(admin, await idOf(admin, 'Repair'));
  for (const label of menus) await expectToOffer(chosen(admin, label), false);
  await expect(admin.getByRole('switch', { name: 'Allow Navigation' })).toBeEnabled();
  await expect(admin.getByRole('switch', { name: 'Show On Menu' })).toBeDisabled();

  await openDetails(admin, await idOf(admin, 'Cedar or Oak?'));
  // Each stored value in its own field.
  for (const [label, entry] of Object.entries({ Parent: 'Services', Child: 'Repair', Sub: 'Planking' })) {
    await expect(chosen(admin, `${label} Menu`), label).toHaveValue(entry);
  }
  await expect(admin.getByLabel('Full URL')).toHaveValue('/services/repair/planking/cedar-or-oak');
  for (const name of ['Show On Menu', 'Allow Navigation'])
    await expect(admin.getByRole('switch', { name }), name).toBeChecked();
  for (const label of menus) await expectToOffer(chosen(admin, label), true);
  await expect(admin.getByRole('switch', { name: 'Allow Navigation' })).toBeDisabled();
  await expect(admin.getByRole('switch', { name: 'Show On Menu' })).toBeEnabled();
});

test('an editor reads page details and the menu order but changes neither [1:30] [1:70] [1:181] [1:208]', async ({
  editor,
}) => {
  await openDetails(editor, await idOf(editor, 'Services'));
  for (const label of ['Page Name', 'Friendly URL', ...texts])
    await expect(editor.getByLabel(label), label).not.toBeEditable();
  await expect(chosen(editor, 'SEO Keywords')).not.toBeEditable();
  for (const label of menus) await expectToOffer(chosen(editor, label), false);
  for (const name of ['Show On Menu', 'Allow Navigation'])
    await expect(editor.getByRole('switch', { name })).toBeDisabled();
  for (const name of ['Save', 'Delete', 'Restore'])
    await expect(editor.getByRole('tabpanel').getByRole('button', { name, exact: true })).toHaveCount(0);
  const order = editor.getByRole('list', { name: 'Menu order' });
  await expect(order).toContainText('Services');
  await expect(order.getByRole('button', { name: /^(Move|Drag) / })).toHaveCount(0);
  await editor.goto(`/UpdateExternalPage/${await idOf(editor, 'Tide Tables')}`);
  for (const label of ['Page Name', 'Friendly URL', ...texts])
    await expect(editor.getByLabel(label), label).not.toBeEditable();
  for (const label of ['Open Type', 'Parent Menu']) await expectToOffer(chosen(editor, label), false);
  await expect(editor.getByRole('switch', { name: 'Show On Menu' })).toBeDisabled();
  for (const name of ['Save', 'Delete'])
    await expect(editor.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('the menu order is moved up and down, and a page off the menu loses its place [1:70] [1:177] [1:207] [1:251] [1:282] [1:136] [1:250]', async ({
  admin,
}) => {
  const { request } = admin.context();
  const parent = await makePage(request, freshName('Parent'), { showOnMenu: true });
  const names = ['First', 'Second', 'Third'].map(freshName);
  const ids: number[] = [];
  for (const name of names) ids.push(await makePage(request, name, { menu: parent, showOnMenu: true }));
  await openDetails(admin, ids[0] ?? 0);
  const order = admin.getByRole('list', { name: 'Menu order' });
  const shown = async () =>
    (await order.getByRole('listitem').allInnerTexts()).map((text) => text.trim().split('\n')[0]);
  await expect.poll(shown).toEqual(names);
  const saved = admin.waitForResponse(/UpdatePageOrder/i);
  await order.getByRole('button', { name: `Move ${names[2]} up` }).click();
  expect((await saved).status()).toBe(200);
  await expect(admin.getByRole('status').getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect.poll(shown).toEqual([names[0], names[2], names[1]]);
  const dragged = admin.waitForResponse(/UpdatePageOrder/i);
  await drag(
    order.getByRole('button', { name: `Drag ${names[0]}` }),
    order.getByRole('button', { name: `Drag ${names[1]}` }),
  );
  expect((await dragged).status()).toBe(200);
  await expect.poll(shown).toEqual([names[2], names[1], names[0]]);

  await admin.getByRole('switch', { name: 'Show On Menu' }).uncheck();
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Page Updated').first()).toBeVisible();
  await expect.poll(shown).toEqual([names[2], names[1]]);
  const page = await read<SitePage>(request, `Admin/GetPage?pageId=${ids[0]}`);
  expect(page.order ?? null).toBeNull();
});

test('page details are saved with Page Updated, and an error shows the server’s text beside what was typed [1:29] [1:70] [1:245] [1:281] [1:282] [1:9] [1:207] [1:94] [2:246]', async ({
  admin,
  provokes,
}) => {
  provokes('409 /api/admin/updatepage');
  const { request } = admin.context();
  const name = freshName('Detailed');
  const pageId = await makePage(request, name);
  await publish(request, pageId);
  await openDetails(admin, pageId);
  await admin.getByLabel('SEO Title').fill('A title of its own');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Page Updated', { exact: true }).first()).toBeVisible();
  await admin.getByLabel('Friendly URL').fill('services');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    admin.getByText("The address /services is used by the page 'Services'. Choose another one.").first(),
  ).toBeVisible();
  await expect(admin.getByLabel('Friendly URL')).toHaveValue('services');
  await admin.getByLabel('Friendly URL').fill(slugOf(name));
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => read(request, `Admin/GetPage?pageId=${pageId}`))
    .toMatchObject({
      ...{ scoTitle: 'A title of its own', friendlyUrl: slugOf(name) },
    });
});
