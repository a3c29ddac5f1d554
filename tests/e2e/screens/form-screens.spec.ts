import { expect, type Page } from '../journey';
import { drag } from './page-editor';
import { agree, done, freshName, read, test } from './staff';

const makeForm = (page: Page, name = freshName('Form')) =>
  done(page.context().request, 'AdminForms/CreateForm', { name });
const fieldForm = (page: Page) => page.getByRole('form', { name: 'Field Details' });

async function chooseType(page: Page, label: string) {
  await fieldForm(page).getByRole('combobox', { name: 'Field Type' }).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

test('the list of forms has its columns and both links, 50 rows a page, and leads to Create Form [1:32] [2:21] [2:195] [2:264] [2:164] [2:10]', async ({
  admin,
}) => {
  const name = freshName('Listed form');
  const formId = await makeForm(admin, name);
  await admin.goto('/FormBuilderManagement');
  const table = admin.getByRole('table', { name: 'Forms' });
  await expect(table.getByRole('columnheader', { name: 'Form Name' })).toHaveAttribute('aria-sort', 'none');
  await table.getByRole('columnheader', { name: 'Form Name' }).getByRole('button').click();
  await expect(table.getByRole('columnheader', { name: 'Form Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const first = () => table.locator('tbody tr').first().innerText();
  const rising = await first();
  await table.getByRole('columnheader', { name: 'Form Name' }).getByRole('button').click();
  await expect.poll(first).not.toBe(rising);
  const cells = table.getByRole('row', { name: new RegExp(name) }).getByRole('cell');
  await expect(cells.first().getByRole('link', { name: `Edit ${name}` })).toBeVisible();
  await expect(cells.nth(1)).toContainText(name);
  await expect(admin.getByRole('link', { name: 'Create Form' })).toHaveAttribute('href', '/CreateForm');
  // Nothing of a row is cut off.
  await expect(cells.nth(2)).toHaveText('on no page yet');
  for (const width of [1024, 1600]) {
    await admin.setViewportSize({ width, height: 1000 });
    expect(await table.evaluate((list) => list.scrollWidth - (list.parentElement?.clientWidth ?? 0))).toBe(0);
  }
  await table.getByRole('link', { name: `Submissions of ${name}` }).click();
  await expect(admin).toHaveURL(new RegExp(`/FormBuilderSubmissions/${formId}$`));
  await admin.goBack();
  await table.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(admin).toHaveURL(new RegExp(`/FormBuilder/${formId}$`));
  const { length } = await read<object[]>(admin.context().request, 'AdminForms/GetAllForms');
  for (let at = Math.min(length, 50); at <= 50; at++) await makeForm(admin);
  await admin.goto('/FormBuilderManagement');
  await expect(table.locator('tbody tr')).toHaveCount(50);
});

test('a form needs a name and opens in its builder [1:9] [2:22] [2:23] [2:128] [2:197] [1:32] [2:7] [2:73] [2:196] [2:21] [2:164] [2:10] [2:74]', async ({
  admin,
}) => {
  await admin.goto('/CreateForm');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText(/^Form Name is required/)).toBeVisible();
  await admin.getByLabel('Form Name').fill('   ');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Form Name is required.', { exact: true })).toBeVisible();
  await expect(admin).toHaveURL(/\/CreateForm$/);
  const name = freshName('Mooring');
  await admin.getByLabel('Form Name').fill(name);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin).toHaveURL(/\/FormBuilder\/\d+$/);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(`Form Builder: ${name}`);
  await expect(admin.getByRole('tab')).toHaveText(['Field Details', 'Form Details']);
  await expect(admin.getByRole('tab', { name: 'Form Details' })).toHaveAttribute('aria-selected', 'true');
  const usual = admin.viewportSize() ?? { width: 1600, height: 1000 };
  // On a tablet, too.
  for (const width of [1024, usual.width]) {
    await admin.setViewportSize({ ...usual, width });
    const left = await admin.getByRole('button', { name: 'Create New Field', exact: true }).boundingBox();
    const right = await admin.getByRole('tab', { name: 'Field Details', exact: true }).boundingBox();
    expect((left?.x ?? 0) + (left?.width ?? 0), `${width}: the fields are on the left`).toBeLessThan(
      right?.x ?? 0,
    );
  }
  await admin.getByRole('tab', { name: 'Field Details' }).click();
  await expect(admin.getByText('Use this area to update form fields.', { exact: true })).toBeVisible();
});

test('saving a field reloads the builder and clears the selection, as saving the form says Form Updated [1:282] [2:23] [2:110] [2:128] [2:158] [2:199] [2:201] [2:248] [2:252] [1:9] [2:7] [2:74] [2:197] [2:200] [2:202]', async ({
  admin,
}) => {
  const formId = await makeForm(admin);
  const { request } = admin.context();
  const field = { formId, fieldType: 'input', inputType: 'text' };
  for (const name of ['Mast', 'Anchor', 'Keel'])
    await done(request, 'AdminForms/CreateFormField', { ...field, name });
  await admin.goto(`/FormBuilder/${formId}`);
  const edits = admin.getByRole('list', { name: 'Fields' }).getByRole('button', { name: /^Edit / });
  await expect(edits).toHaveText([/^Mast/, /^Anchor/, /^Keel/]);
  const handle = (field: string) => admin.getByRole('button', { name: `Move ${field}`, exact: true });
  // Over two others: a move that is the wrong way round looks the same between neighbours.
  await drag(handle('Keel'), handle('Mast'));
  const names = async () =>
    (await read<{ name: string }[]>(request, `AdminForms/GetAssociatedFormFields?formId=${formId}`)).map(
      ({ name }) => name,
    );
  await expect.poll(names).toEqual(['Keel', 'Mast', 'Anchor']);
  await admin.getByRole('button', { name: 'Create New Field' }).click();
  await fieldForm(admin)
    .getByRole('button', { name: /^(Save|Create)/ })
    .click();
  await expect(fieldForm(admin).getByText(/^Field Name is required/)).toBeVisible();
  await fieldForm(admin).getByLabel('Field Name').fill('Your boat');
  await fieldForm(admin)
    .getByRole('button', { name: /^(Save|Create)/ })
    .click();
  await expect(admin.getByRole('button', { name: 'Edit Your boat' })).toBeVisible();
  await expect(admin.getByText('Use this area to update form fields.', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Edit Your boat' }).click();
  await expect(fieldForm(admin).getByLabel('Field Name')).toHaveValue('Your boat');
  await fieldForm(admin).getByLabel('Field Name').fill('Your ship');
  await fieldForm(admin).getByRole('button', { name: 'Update Field' }).click();
  await expect(admin.getByText('Use this area to update form fields.', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Delete Your ship' }).click();
  expect(await agree(admin, 'Delete field')).toContain("Are you sure you want to delete field 'Your ship'?");
  await expect(edits).toHaveText([/^Keel/, /^Mast/, /^Anchor/]);

  await admin.getByRole('tab', { name: 'Form Details' }).click();
  const details = admin.getByRole('form', { name: 'Form Details' });
  const renamed = freshName('Renamed');
  await details.getByLabel('Form Name').fill(renamed);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Form Updated', { exact: true }).first()).toBeVisible();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(`Form Builder: ${renamed}`);
});

test('the field editor offers what its type has, and another type resets the rest [2:74] [2:104] [2:105] [2:106] [2:107] [2:108] [2:109] [2:128] [2:129] [2:130] [2:268] [2:199] [2:202]', async ({
  admin,
}) => {
  const formId = await makeForm(admin);
  await admin.goto(`/FormBuilder/${formId}`);
  await admin.getByRole('button', { name: 'Create New Field' }).click();
  const form = fieldForm(admin);
  const options = form.getByRole('textbox', { name: 'Options', exact: true });
  await form.getByLabel('Field Name').fill('Changing');
  await form.getByRole('combobox', { name: 'Field Type' }).click();
  for (const name of ['Input', 'Select list', 'Checkbox', 'Phone', 'Email', 'State']) {
    await expect(admin.getByRole('option', { name, exact: true })).toBeVisible();
  }
  await admin.keyboard.press('Escape');

  // All settings of an input.
  await form.getByRole('radio', { name: 'Number' }).check();
  await form.getByLabel('Placeholder').fill('Feet');
  await form.getByLabel('Required').check();
  await form.getByLabel('Min').fill('3');
  await form.getByLabel('Max').fill('100000000');
  await form.getByRole('button', { name: /^(Save|Create)/ }).click();
  await expect(form.getByText(/^Max .*99,?999,?999/)).toBeVisible();
  await form.getByRole('radio', { name: 'Text' }).check();
  await form.getByLabel('Max').fill('1001');
  await form.getByRole('button', { name: /^(Save|Create)/ }).click();
  await expect(form.getByText(/^Max .*1,?000/)).toBeVisible();
  await form.getByLabel('Max').fill('9');
  await form.getByLabel('Min').fill('');
  await form.getByLabel('Min').blur();
  await expect(form.getByLabel('Min')).toHaveValue('0');

  await chooseType(admin, 'Checkbox');
  await expect(options).toHaveCount(0);
  for (const label of ['Placeholder', 'Required', 'Min', 'Max']) {
    await expect(form.getByLabel(label, { exact: true }), label).toHaveCount(0);
  }
  await expect(form.getByRole('radio', { name: 'Number', exact: false })).toHaveCount(0);
  await chooseType(admin, 'Input');
  await expect(form.getByLabel('Placeholder')).toHaveValue('');
  await expect(form.getByLabel('Required')).not.toBeChecked();
  await expect(form.getByRole('radio', { name: 'Number' })).not.toBeChecked();
  for (const bound of ['Min', 'Max']) await expect(form.getByLabel(bound, { exact: true })).toHaveValue('0');

  await chooseType(admin, 'Select list');
  await form.getByRole('button', { name: /^(Save|Create)/ }).click();
  await expect(form.getByText(/^Options (is|are|must)/).first()).toBeVisible();
  await options.fill('Yawl\nKetch\nYawl');
  await form.getByRole('button', { name: /^(Save|Create)/ }).click();
  await expect(form.getByText("The option 'Yawl' is already there.")).toBeVisible();
  await chooseType(admin, 'Email');
  await expect(options).toHaveCount(0);
  await form.getByRole('button', { name: /^(Save|Create)/ }).click();
  await expect(admin.getByRole('button', { name: 'Edit Changing' })).toBeVisible();
  const [field] = await read<Record<string, unknown>[]>(
    admin.context().request,
    `AdminForms/GetAssociatedFormFields?formId=${formId}`,
  );
  expect(field).toMatchObject({
    fieldType: 'email',
    isRequired: false,
    minLength: 0,
    maxLength: 0,
    options: [],
  });
  expect(field?.inputType ?? '').toBe('');
});

test('a field cannot be saved without a loaded form, which is said on the list of forms [2:148]', async ({
  admin,
  provokes,
}) => {
  provokes(/^404 \/api\/adminforms\/(createformfield|getform|getassociatedformfields)/);
  await admin.goto('/FormBuilder/999999');
  await expect(admin.getByRole('heading', { name: 'Form not found' })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Create New Field', exact: false })).toHaveCount(0);
  await admin.goto(`/FormBuilder/${await makeForm(admin)}`);
  await admin.getByRole('button', { name: 'Create New Field' }).click();
  await fieldForm(admin).getByLabel('Field Name').fill('Boat');
  const gone = { status: 404, json: { message: 'This form is not there.' } };
  await admin.route(/CreateFormField/i, (route) => route.fulfill(gone));
  await fieldForm(admin)
    .getByRole('button', { name: /^(Save|Create)/ })
    .click();
  await expect(admin).toHaveURL(/\/FormBuilderManagement$/);
  await expect(admin.getByText('Can not save without form.', { exact: true }).first()).toBeVisible();
});
