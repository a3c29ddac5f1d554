import { expect, type Page } from '../journey';
import { siteUrl, waitForMail } from '../product';
import { sendLikePeople } from '../send-like-people';
import { done, freshName, makePage, publish, slugOf, test } from './staff';

const addField = (page: Page, formId: number, name: string, fields: object = {}) =>
  done(page.context().request, 'AdminForms/CreateFormField', {
    formId,
    name,
    fieldType: 'input',
    inputType: 'text',
    ...fields,
  });

test('visitors’ fields start blank, keep their rules and are sent; the list shows the first three, cut at 30 characters, 100 a page [1:282] [2:8] [2:73] [2:24] [2:25] [2:75] [2:117] [2:123] [2:150] [2:151] [2:152] [2:153] [2:154] [2:155] [2:156] [2:203] [2:204] [2:205] [2:235] [2:252] [2:264] [2:265] [2:268] [2:270] [2:248] [2:158] [2:149] [2:119] [2:74]', async ({
  admin,
  browser,
}) => {
  const { request } = admin.context();
  const formId = await done(request, 'AdminForms/CreateForm', { name: freshName('Form'), columns: 2 });
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

  const visitor = await browser.newPage({ viewport: { width: 1920, height: 900 } });
  await visitor.goto(`${siteUrl('acme')}/${slugOf(name)}`);
  const boat = visitor.getByLabel(/^Boat/);
  await expect(boat).toHaveValue('');
  await expect(boat).toHaveAttribute('required', '');
  await expect(boat).toHaveAttribute('minlength', '3');
  await expect(boat).toHaveAttribute('maxlength', '1000');
  const length = visitor.getByLabel(/^Length/);
  const tops = [await boat.boundingBox(), await length.boundingBox()].map((box) => box?.y);
  expect(tops[0], 'two columns').toBe(tops[1]);
  await expect(length).toHaveAttribute('min', '2');
  await expect(length).toHaveAttribute('max', '99999999');
  await expect(length).not.toHaveAttribute('required');
  await expect(visitor.getByLabel(/^Mail/)).toHaveAttribute('maxlength', '50');
  await expect(visitor.getByLabel(/^Mail/)).toHaveAttribute('type', 'email');
  for (const label of [/^Length/, /^Mail/, /^Phone/, /^State/, /^Rig/]) {
    await expect(visitor.getByLabel(label), `${label} starts blank`).toHaveValue('');
  }
  await expect(length).toHaveAttribute('type', 'number');
  const phone = visitor.getByLabel(/^Phone/);
  await expect(phone).toHaveAttribute('placeholder', '### ### ####');
  const pattern = new RegExp(`^(?:${await phone.getAttribute('pattern')})$`);
  expect('207 555 0123').toMatch(pattern);
  expect('207 5550').not.toMatch(pattern);
  await phone.pressSequentially('2075550123');
  await expect(phone, 'masked while one types').toHaveValue('207 555 0123');
  await expect(visitor.getByLabel(/^State/).locator('option:not([value=""])')).toHaveCount(59);
  await expect(visitor.getByLabel(/^Rig/).locator('option:not([value=""])')).toHaveText(['Yawl', 'Ketch']);
  await expect(visitor.getByLabel(/^Insured/)).not.toBeChecked();
  const long = 'A boat whose name is longer than thirty characters';
  const justFits = 'ruth.of.the.harbor@boats.local';
  await boat.fill(long);
  await length.fill('30');
  await visitor.getByLabel(/^Mail/).fill(justFits);
  await sendLikePeople(visitor);
  const thanks = visitor.getByText('Successful Submission', { exact: true }).first();
  await expect(thanks).toBeVisible();
  expect((await thanks.boundingBox())?.y, 'not at the edge of the window').toBeGreaterThan(100);
  await visitor.close();

  const asked = admin.waitForRequest(/GetFormSubmissionData/i);
  await admin.goto(`/FormBuilderSubmissions/${formId}`);
  expect(`${(await asked).url()} ${(await asked).postData()}`).toMatch(/limit\W+100\b/);
  const table = admin.getByRole('table', { name: 'Submissions' });
  await expect(table.getByRole('columnheader', { name: 'Timestamp' })).toBeVisible();
  // After the link column, each header has a sort button; the last one is the state of the mail to the site's owner.
  const headers = ['Timestamp', 'Boat', 'Length', 'Mail', 'Mail'];
  const shown = admin.viewportSize() ?? { width: 0, height: 0 };
  for (const width of [1_000, shown.width]) {
    await admin.setViewportSize({ ...shown, width });
    await expect(table.getByRole('columnheader').getByRole('button'), `${width}`).toHaveText(headers);
  }
  await expect(table.getByText(`${long.slice(0, 30)}…`, { exact: true })).toBeVisible();
  await expect(table.getByText(justFits, { exact: true }), 'exactly thirty').toBeVisible();
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
  const mail = await waitForMail('admin@acme.example', ({ text }) => text.includes(long));
  for (const words of [justFits, /Insured:\s+false/]) expect(mail.text).toMatch(words);
  await table.getByRole('button', { name: /^Delete submission/ }).click();
  await expect(admin.getByRole('dialog')).toContainText(/Are you sure you want to delete submission \d+\?/);
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(admin.getByText('No submissions yet')).toBeVisible();
  await expect(admin.getByText(/^Visitors find the form on the page '/)).toBeVisible();
  await expect(admin.getByRole('link', { name: /^View / })).toHaveAttribute('href', /^http.*acme/);
});
