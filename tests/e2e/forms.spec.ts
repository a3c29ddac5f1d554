import { expectAccessible } from './axe';
import { expect, test } from './journey';
import { moveUp } from './move-by-keyboard';
import { adminUrl } from './product';
import { signInByApi } from './sign-in';

test('a form is created, gets two fields and is reordered, by keyboard alone [2:22] [2:23] [2:110] [2:199] [2:201] [2:197]', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: adminUrl });
  await signInByApi(context.request, 'editor@acme.example');
  const page = await context.newPage();
  const { keyboard } = page;
  await page.goto('/FormBuilderManagement');
  await page.getByRole('link', { name: 'Create Form' }).press('Enter');
  await expect(page.getByLabel('Form Name')).toBeFocused();
  await keyboard.type('Mooring request');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/FormBuilder\/\d+$/);

  const addField = async (name: string) => {
    await page.getByRole('button', { name: 'Create New Field' }).press('Enter');
    await expect(page.getByLabel('Field Name')).toBeFocused();
    await keyboard.type(name);
    // Input shows in the live form before it is saved.
    await expect(live.getByLabel(name)).toBeVisible();
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
    await expect(page.getByText('Use this area to update form fields.')).toBeVisible();
  };
  const live = page.frameLocator('iframe[title="The form as visitors will see it"]');
  await addField('Your boat');
  await addField('Her length');

  const rows = page.getByRole('list', { name: 'Fields' }).getByRole('listitem');
  await expect(rows).toContainText(['Your boat', 'Her length']);
  const stored = page.waitForResponse(/UpdateFormFieldOrder/i);
  await moveUp(page, 'Her length', [2, 2]);
  expect((await stored).status()).toBe(200);
  await expect(rows).toContainText(['Her length', 'Your boat']);
  await expect(live.locator('label').first()).toContainText('Her length');

  await page.getByRole('button', { name: 'Edit Your boat' }).press('Enter');
  await expect(page.getByLabel('Field Name')).toHaveValue('Your boat');
  await expectAccessible(page, 'a field of the form builder', { isStrict: true });
  await page.reload();
  await expect(rows).toContainText(['Her length', 'Your boat']);
  await context.close();
});
