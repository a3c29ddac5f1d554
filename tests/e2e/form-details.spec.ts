import { readFile } from 'node:fs/promises';
import { samplePdf } from '../support/files/sample-files';
import { expectAccessible } from './axe';
import { type APIRequestContext, expect, type Page, test } from './journey';
import { adminUrl, siteUrl, waitForMail } from './product';
import { sendLikePeople } from './send-like-people';
import { call, signInByApi } from './sign-in';

const url = `${siteUrl('acme')}/mooring`;
const thanks = 'Thank you! Mo answers tomorrow.';
const ruth = 'ruth@moored.example';
const confirmation = 'The yard has your wish and answers tomorrow.';

/** A live page with a form of its own, so that other journeys are not affected. */
async function makeFormPage(request: APIRequestContext): Promise<number> {
  const made = async (path: string, data: unknown): Promise<number> => {
    const answer = await call(request, path, data);
    expect(answer, path).toMatchObject({ status: 200 });
    return answer.body as number;
  };
  const formId = await made('AdminForms/CreateForm', { name: 'Mooring' });
  const field = (content: object) => made('AdminForms/CreateFormField', { formId, ...content });
  await field({ name: 'Name', fieldType: 'input', inputType: 'text', isRequired: true });
  await field({ name: 'Email', fieldType: 'email' });
  await field({ name: 'Boat', fieldType: 'selectList', options: ['Sail', 'Motor'], isRequired: true });
  await field({ name: 'Your stay', fieldType: 'heading', text: 'We are here from Tuesday to Saturday.' });
  await field({ name: 'From', fieldType: 'date', isRequired: true });
  await field({ name: 'Berth', fieldType: 'radio', options: ['Inside', 'Outside'], isRequired: true });
  await field({ name: 'Extras', fieldType: 'checkboxes', options: ['Power', 'Water'], isRequired: true });
  await field({ name: 'Papers', fieldType: 'file', accepts: 'documents' });
  const images = await call(request, 'ImageUpload/RetrieveAll', {});
  const pageId = await made('Admin/CreatePage', {
    name: 'Mooring',
    friendlyUrl: 'mooring',
    showOnMenu: false,
    allowNavigation: true,
    scoTitle: 'Mooring',
    scoMetaDescription: 'Ask for a mooring',
    scoMetaKeywords: 'mooring',
  });
  await made('Admin/CreateImageForm', {
    pageId,
    versionId: 1,
    componentName: 'Ask',
    title: 'Ask for a mooring',
    description: 'We answer soon.',
    formId,
    imageLink: images.body[0].imageUrl,
  });
  await made('Version/SubmitDraft', { pageId, comments: '' });
  await made('Version/PublishDraft', { pageId, comments: '' });
  return formId;
}

const papers = { name: 'Her papers.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
const choose = (page: Page, file = papers) => page.getByLabel(/^Papers/).setInputFiles(file);
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
async function fillIn(page: Page, name: string) {
  await page.getByLabel(/^Name/).fill(name);
  // The newsletter has an email field too.
  await page.getByRole('main').getByLabel('Email').fill(ruth);
  await page.getByLabel(/^Boat/).selectOption('Sail');
  await page.getByLabel(/^From/).fill('2030-05-31');
  await page
    .getByRole('group', { name: /^Berth/ })
    .getByLabel('Outside')
    .check();
  await page
    .getByRole('group', { name: /^Extras/ })
    .getByLabel('Power')
    .check();
  await page.getByLabel('Water').check();
}

test('a form is changed while visitors have it open; a sender is found and erased [2:23] [2:73] [2:74] [2:110] [2:156] [2:149] [1:282] [2:24] [2:25] [2:235] [2:248]', async ({
  browser,
  provokes,
}) => {
  provokes('422 /api/components/submitform');
  const staff = await browser.newContext({ baseURL: adminUrl });
  await signInByApi(staff.request, 'admin@acme.example');
  const formId = await makeFormPage(staff.request);
  const early = await (await browser.newContext()).newPage();
  await early.goto(url);

  const page = await staff.newPage();
  await page.goto(`/FormBuilder/${formId}`);
  await page.getByLabel('Thank-you Text').fill(thanks);
  const recipients = page.getByRole('combobox', { name: 'To Email' });
  await recipients.fill('mo@acme.example');
  await recipients.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Form Updated')).toBeVisible();
  await page.getByRole('button', { name: 'Create New Field' }).click();
  await page.getByLabel('Field Name').fill('Her mast');
  await page.getByLabel('Required', { exact: true }).check();
  await page.getByRole('combobox', { name: 'Show only if' }).click();
  await page.getByRole('option', { name: 'Boat' }).click();
  await page.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: "is 'Sail'" }).click();
  // The form preview follows the choices.
  const live = page.frameLocator('iframe[title="The form as visitors will see it"]');
  await expect(live.getByLabel(/^Her mast/)).toBeHidden();
  await live.getByLabel(/^Boat/).selectOption('Sail');
  await expect(live.getByLabel(/^Her mast/)).toBeVisible();
  await expectAccessible(page, 'the form builder', { isStrict: true });
  await page.getByRole('button', { name: 'Create Field' }).click();
  await expect(page.getByText("Only if 'Boat' is 'Sail'")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await expect(async () => {
    await visitor.goto(url);
    await expect(visitor.locator('[data-if]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(visitor.getByLabel(/^Her mast/)).toBeHidden();
  await fillIn(visitor, 'With scripts');
  await send(visitor);
  await expect(visitor.getByLabel(/^Her mast/)).toBeFocused();
  await visitor.getByLabel(/^Her mast/).fill('Of wood');
  await choose(visitor, { ...papers, buffer: Buffer.alloc(4_300_000) });
  await send(visitor);
  await expect(
    visitor.getByText(/^All files of the form together can have 4 MB\. Choose fewer/),
  ).toBeVisible();
  await choose(visitor);
  await sendLikePeople(visitor);
  await expect(visitor.getByText(thanks).first()).toBeVisible();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(url);
  const note = plain.locator('noscript p');
  await expect(note).toBeVisible();
  await expect(note).toHaveText('Only if ‘Boat’ is ‘Sail’.');
  await fillIn(plain, 'Without scripts');
  await choose(plain, { ...papers, name: 'page.pdf', buffer: Buffer.from('<!doctype html>') });
  await send(plain);
  await expect(plain.getByText('Her mast is required.').first()).toBeVisible();
  await expect(
    plain.getByText(/^Papers has a file that cannot be taken, 'page\.pdf'\. HTML/).first(),
  ).toBeVisible();
  await expect(
    plain.getByText(
      'You chose page.pdf. Browsers keep no files when a page comes back: please choose again.',
    ),
  ).toBeVisible();
  await choose(plain);
  await plain.getByLabel(/^Her mast/).fill('Of steel');
  await send(plain);
  await expect(plain.getByText(thanks)).toBeVisible();
  const mail = await waitForMail('mo@acme.example', ({ text }) => text.includes('Without scripts'));
  for (const line of [
    'Her mast:\nOf steel',
    'From:\n5/31/2030',
    'Berth:\nOutside',
    'Extras:\nPower, Water',
    'Papers:\nHer papers.pdf',
  ]) {
    expect(mail.text).toContain(line);
  }

  // Validated by the form that was on the screen.
  await fillIn(early, 'Early bird');
  await sendLikePeople(early);
  await expect(early.getByText('Successful Submission').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Form Details' }).click();
  await page.getByRole('combobox', { name: 'Thank-you Page' }).click();
  await page.getByRole('option', { name: /^Contact \(/ }).click();
  await page.getByRole('combobox', { name: 'Confirmation to' }).click();
  await page.getByRole('option', { name: 'Email' }).click();
  await page.getByLabel('Confirmation Text').fill(confirmation);
  const saved = page.waitForResponse(/UpdateForm$/i);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
  for (const [at, name] of [
    [visitor, 'Led by a script'],
    [plain, 'Led by an answer'],
  ] as const) {
    await at.goto(url);
    await fillIn(at, name);
    await at.getByLabel(/^Her mast/).fill('Of pine');
    await choose(at);
    await (at === plain ? send(at) : sendLikePeople(at));
    await expect(at).toHaveURL(/\/contact$/);
  }
  await waitForMail(ruth, ({ text }) => text.includes(confirmation));

  await page.goto(`/FormBuilderSubmissions/${formId}`);
  const unread = page.getByRole('img', { name: 'Unread' });
  await expect(unread).toHaveCount(5);
  await page
    .getByRole('link', { name: /^View submission/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    `mailto:${ruth}?subject=Re%3A%20Mooring`,
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Her papers.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe(papers.name);
  expect(await readFile(await (await saving).path())).toEqual(papers.buffer);
  await expectAccessible(page, 'a submission with a file', { isStrict: true });
  await page.getByRole('link', { name: 'Back to submissions' }).click();
  await expect(unread).toHaveCount(4);

  await page.goto('/FormBuilderManagement');
  await page.getByRole('link', { name: 'Find a person' }).click();
  await page.getByLabel('Email address').fill(ruth.toUpperCase());
  await page.getByLabel('Email address').press('Enter');
  const table = page.getByRole('table', { name: 'Submissions of this person' });
  for (const name of ['With scripts', 'Without scripts', 'Early bird']) {
    await expect(table.getByText(name, { exact: false })).toBeVisible();
  }
  await expectAccessible(page, 'one person’s submissions', { isStrict: true });
  await page.getByRole('button', { name: 'Erase all' }).click();
  await page.getByRole('button', { name: 'Erase 5 submissions' }).click();
  await expect(page.getByText(`Nothing from ${ruth}`)).toBeVisible();
});
