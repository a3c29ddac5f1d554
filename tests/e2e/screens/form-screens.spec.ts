import { expect, type Page } from '../journey';
import { siteUrl } from '../product';
import { sendLikePeople } from '../send-like-people';
import { agree, done, freshName, makePage, publish, read, slugOf, test } from './staff';

const makeForm = (page: Page, name = freshName('Form')) =>
  done(page.context().request, 'AdminForms/CreateForm', { name });
const addField = (page: Page, formId: number, name: string, fields: object = {}) =>
  done(page.context().request, 'AdminForms/CreateFormField', {
    formId,
    name,
    fieldType: 'input',
    inputType: 'text',
    ...fields,
  });

const fieldForm = (page: Page) => page.getByRole('form', { name: 'Field Details' });

async function chooseType(page: Page, label: string) {
  await fieldForm(page).getByRole('combobox', { name: 'Field Type' }).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

test('the list of forms has its columns and both links, 50 rows a page, and leads to Create Form [1:32] [2:21] [2:195] [2:264]', async ({
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

test('a form needs a name and opens in its builder [2:22] [2:128] [2:197]', async ({ admin }) => {
  await admin.goto('/CreateForm');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText(/^Form Name is required/)).toBeVisible();
  const name = freshName('Mooring');
  await admin.getByLabel('Form Name').fill(name);
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin).toHaveURL(/\/FormBuilder\/\d+$/);
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('Form Builder');
  await expect(admin.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(admin.getByRole('tab')).toHaveText(['Field Details', 'Form Details']);
  await expect(admin.getByRole('tab', { name: 'Form Details' })).toHaveAttribute('aria-selected', 'true');
  await admin.getByRole('tab', { name: 'Field Details' }).click();
  await expect(admin.getByText('Use this area to update form fields.')).toBeVisible();
});

test('saving a field reloads the builder and clears the selection, as saving the form says Form Updated [2:23] [2:110] [2:128] [2:199] [2:201] [2:248]', async ({
  admin,
}) => {
  const formId = await makeForm(admin);
  await admin.goto(`/FormBuilder/${formId}`);
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
  await expect(admin.getByText('Use this area to update form fields.')).toBeVisible();
  await admin.getByRole('button', { name: 'Edit Your boat' }).click();
  await expect(fieldForm(admin).getByLabel('Field Name')).toHaveValue('Your boat');
  await admin.getByRole('button', { name: 'Delete Your boat' }).click();
  expect(await agree(admin, 'Delete field')).toContain("Are you sure you want to delete field 'Your boat'?");
  await expect(admin.getByRole('button', { name: 'Edit Your boat' })).toHaveCount(0);

  await admin.getByRole('tab', { name: 'Form Details' }).click();
  const details = admin.getByRole('form', { name: 'Form Details' });
  await details.getByLabel('Form Name').fill(freshName('Renamed'));
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Form Updated').first()).toBeVisible();
});

test('the field editor offers what its type has, and another type resets the rest [2:74] [2:104] [2:105] [2:106] [2:107] [2:108] [2:109] [2:128] [2:129] [2:130]', async ({
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

  // Everything that an input has.
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
  await expect(form.getByRole('radio', { name: 'Number' })).toHaveCount(0);
  await chooseType(admin, 'Input');
  await expect(form.getByLabel('Placeholder')).toHaveValue('');
  await expect(form.getByLabel('Required')).not.toBeChecked();
  await expect(form.getByRole('radio', { name: 'Number' })).not.toBeChecked();

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

test('visitors’ fields start blank, keep their rules and are sent; the list shows the first three, cut at 30 characters, 100 a page [2:8] [2:24] [2:25] [2:75] [2:117] [2:123] [2:150] [2:151] [2:152] [2:153] [2:154] [2:155] [2:156] [2:203] [2:204] [2:205] [2:235] [2:252] [2:264] [2:265] [2:268] [2:270]', async ({
  admin,
  browser,
}) => {
  const { request } = admin.context();
  const formId = await makeForm(admin);
  await addField(admin, formId, 'Boat', { isRequired: true, minLength: 3, maxLength: 0 });
  await addField(admin, formId, 'Length', { inputType: 'number', minLength: 2, maxLength: 0 });
  await addField(admin, formId, 'Mail', { fieldType: 'email', inputType: undefined });
  await addField(admin, formId, 'Phone', { fieldType: 'phone', inputType: undefined });
  await addField(admin, formId, 'State', { fieldType: 'state', inputType: undefined });
  await addField(admin, formId, 'Rig', {
    fieldType: 'selectList',
    inputType: undefined,
    options: ['Yawl', 'Ketch'],
  });
  await addField(admin, formId, 'Insured', { fieldType: 'checkbox', inputType: undefined });
  const [image] = await done<{ imageUrl: string }[]>(request, 'ImageUpload/RetrieveAll', {});
  const name = freshName('Asked');
  const pageId = await makePage(request, name);
  await done(request, 'Admin/CreateImageForm', {
    pageId,
    versionId: 1,
    componentName: 'Ask',
    title: 'Ask us',
    description: 'We answer.',
    formId,
    imageLink: image?.imageUrl,
  });
  await publish(request, pageId);

  const visitor = await browser.newPage();
  await visitor.goto(`${siteUrl('acme')}/${slugOf(name)}`);
  const boat = visitor.getByLabel(/^Boat/);
  await expect(boat).toHaveValue('');
  await expect(boat).toHaveAttribute('required', '');
  await expect(boat).toHaveAttribute('minlength', '3');
  await expect(boat).toHaveAttribute('maxlength', '1000');
  const length = visitor.getByLabel(/^Length/);
  await expect(length).toHaveAttribute('min', '2');
  await expect(length).toHaveAttribute('max', '99999999');
  await expect(length).not.toHaveAttribute('required');
  await expect(visitor.getByLabel(/^Mail/)).toHaveAttribute('maxlength', '50');
  await expect(visitor.getByLabel(/^Mail/)).toHaveAttribute('type', 'email');
  const phone = visitor.getByLabel(/^Phone/);
  const pattern = new RegExp(`^(?:${await phone.getAttribute('pattern')})$`);
  expect('207 555 0123').toMatch(pattern);
  expect('207 5550').not.toMatch(pattern);
  await phone.pressSequentially('2075550123');
  await expect(phone, 'masked while one types').toHaveValue('207 555 0123');
  await expect(visitor.getByLabel(/^State/).locator('option:not([value=""])')).toHaveCount(59);
  await expect(visitor.getByLabel(/^Rig/).locator('option:not([value=""])')).toHaveText(['Yawl', 'Ketch']);
  await expect(visitor.getByLabel(/^Insured/)).not.toBeChecked();
  const long = 'A boat whose name is longer than thirty characters';
  await boat.fill(long);
  await length.fill('30');
  await visitor.getByLabel(/^Mail/).fill('ruth@boats.example');
  await sendLikePeople(visitor);
  await expect(visitor.getByText('Successful Submission').first()).toBeVisible();
  await visitor.close();

  const asked = admin.waitForRequest(/GetFormSubmissionData/i);
  await admin.goto(`/FormBuilderSubmissions/${formId}`);
  expect(`${(await asked).url()} ${(await asked).postData()}`).toMatch(/limit\W+100\b/);
  const table = admin.getByRole('table', { name: 'Submissions' });
  await expect(table.getByRole('columnheader', { name: 'Timestamp' })).toBeVisible();
  const headers = await table.getByRole('columnheader').allInnerTexts();
  expect(
    headers
      .map((text) => text.trim())
      .filter(Boolean)
      .slice(0, 5),
  ).toEqual(expect.arrayContaining(['Timestamp', 'Boat', 'Length', 'Mail']));
  expect(headers.join(' ')).not.toContain('Phone');
  await expect(table.getByText(new RegExp(`^${long.slice(0, 30)}(…|\\.\\.\\.)?$`))).toBeVisible();
  await table.getByRole('columnheader', { name: 'Timestamp' }).getByRole('button').click();
  await table.getByRole('link', { name: /^View/ }).click();
  await expect(admin).toHaveURL(/\/FormBuilderSingleSubmission\/\d+$/);
  await expect(
    admin.getByRole('heading', { level: 1, name: /^Submission of \d+\/\d+\/\d{4} / }),
  ).toBeVisible();
  await expect(admin.getByText(long)).toBeVisible();
  await expect(admin.getByText('false', { exact: true })).toBeVisible();
  await expect(admin.getByText('Timestamp')).toBeVisible();
  await admin.getByRole('link', { name: 'Back to submissions' }).click();
  await expect(admin).toHaveURL(new RegExp(`/FormBuilderSubmissions/${formId}$`));
  await table.getByRole('button', { name: /^Delete submission/ }).click();
  await expect(admin.getByRole('dialog')).toContainText(/Are you sure you want to delete submission \d+\?/);
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(admin.getByText('No submissions yet')).toBeVisible();
});

test('a field cannot be saved without a loaded form, which is said on the list of forms [2:148]', async ({
  admin,
  provokes,
}) => {
  provokes('404 /api/adminforms/createformfield');
  await admin.goto('/FormBuilder/999999');
  await expect(admin.getByRole('button', { name: 'Create New Field' })).toHaveCount(0);
  await admin.goto(`/FormBuilder/${await makeForm(admin)}`);
  await admin.getByRole('button', { name: 'Create New Field' }).click();
  await fieldForm(admin).getByLabel('Field Name').fill('Boat');
  const gone = { status: 404, json: { message: 'This form is not there.' } };
  await admin.route(/CreateFormField/i, (route) => route.fulfill(gone));
  await fieldForm(admin)
    .getByRole('button', { name: /^(Save|Create)/ })
    .click();
  await expect(admin).toHaveURL(/\/FormBuilderManagement$/);
  await expect(admin.getByText('Can not save without form.').first()).toBeVisible();
});
