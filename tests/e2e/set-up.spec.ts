import { expectAccessible } from './axe';
import { expect, type Page, test } from './journey';
import { adminUrl, siteUrl, waitForCode, waitForMail } from './product';
import { sendLikePeople } from './send-like-people';
import { call, signInByApi } from './sign-in';

/**
 * A new company from the vendor's call to its published home page: the invitation, the first sign-in, the set-up
 * that the guard leads through, the preview of what is typed, the vendor switching forms on, and in the end what a
 * visitor sees and sends.
 */
const company = `bakery${Date.now()}`;
const email = `first@${company}.example`;
const password = 'Rowing-boat-21';

async function firstSignIn(page: Page) {
  const mail = await waitForMail(email, ({ text }) => text.includes('temporary password'));
  const temporary = /temporary password[^\n]*\s+(\S+)/i.exec(mail.text)?.[1] ?? '';
  await page.goto('/login');
  await page.getByLabel('Username').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(temporary);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Old Password' }).fill(temporary);
  await page.getByRole('textbox', { name: 'New Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
  const since = new Date();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('6-digit code').fill(await waitForCode(email, since));
  await page.keyboard.press('Enter');
}

const preview = (page: Page) =>
  page.getByRole('region', { name: 'Preview of the site' }).frameLocator('iframe');

async function saveCompany(page: Page) {
  await page.getByLabel('Company Name').fill('Corner Bakery');
  await expect(preview(page).getByRole('heading', { name: 'Corner Bakery' })).toBeVisible();
  await page.getByLabel('Copyright Name').fill('Corner Bakery LLC');
  await page.getByRole('textbox', { name: /^Address/ }).fill('1 Mill Lane, Rockport, ME');
  await page.getByLabel('Telephone').pressSequentially('2075550123');
  await expect(page.getByLabel('Telephone')).toHaveValue('207 555 0123');
  await page.getByPlaceholder('name@company.com').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Company settings' }).getByLabel('Done'),
  ).toBeVisible();
}

/** Opens a tab of the screen; what follows is looked for in it alone. */
async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
}

async function saveNavbar(page: Page) {
  const panel = await openTab(page, 'Navbar');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Navbar' }).getByLabel('Done')).toBeVisible();
  await panel.getByRole('button', { name: 'Add Tab' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Tab' });
  await dialog.getByLabel('Title').fill('Opening hours');
  await dialog.getByRole('textbox', { name: 'Column 1' }).click();
  await page.keyboard.type('Seven to noon');
  // Its panel stands open in the preview, with what is typed.
  await expect(dialog.frameLocator('iframe').getByText('Seven to noon')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(preview(page).getByRole('button', { name: 'Opening hours' })).toBeVisible();
}

async function saveFooter(page: Page) {
  const panel = await openTab(page, 'Footer');
  await panel.getByRole('textbox', { name: 'Column 1' }).click();
  await page.keyboard.type('Flour from the mill next door');
  await expect(preview(page).getByText('Flour from the mill next door')).toBeVisible();
  await panel.getByRole('button', { name: 'Save' }).click();
}

/** The vendor switches the forms of the company on, in its name. */
async function switchFormsOn(page: Page) {
  await page.goto(`/Settings?company=${company}`);
  await expect(page.getByText(`You are setting up Corner Bakery (${company})`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Form settings' }).check();
  await page.getByRole('button', { name: 'Save modules' }).click();
  await page.getByPlaceholder('name@company.com').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Form settings' })).toBeChecked();
}

/** A form with one field, in the draft of the home page; answers its id. How people make forms, forms.spec.ts tells. */
async function placeForm(page: Page): Promise<number> {
  const { request } = page;
  const ask = async (path: string, data: unknown) => {
    const { status, body } = await call(request, path, data);
    expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
    return body;
  };
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 40 } });
  const picture = { name: 'bread.png', mimeType: 'image/png', buffer };
  const uploaded = await request.post(`${adminUrl}/api/ImageUpload/ImageUpload`, {
    headers: { 'x-galley-csrf': '1' },
    multipart: { ImageDescription: 'Bread', ImageName: 'bread.png', Image: picture },
  });
  expect(uploaded.status()).toBe(200);
  const [image] = await ask('ImageUpload/RetrieveAll', {});
  const formId = await ask('AdminForms/CreateForm', { name: 'Orders' });
  const field = { formId, name: 'Your name', fieldType: 'input', inputType: 'text', isRequired: true };
  await ask('AdminForms/CreateFormField', field);
  await ask('AdminForms/CreateFormField', { formId, name: 'Your telephone', fieldType: 'phone' });
  const component = { componentName: 'Orders', title: 'Order bread', description: 'Until noon.' };
  const place = { pageId: 1, versionId: 1, formId, imageLink: image.imageUrl };
  await ask('Admin/CreateImageForm', { ...component, ...place });
  return formId;
}

async function publishHome(page: Page) {
  await page.getByRole('link', { name: 'Edit the home page' }).click();
  await page.getByRole('button', { name: 'Add component' }).click();
  await page.getByRole('button', { name: /^Announcement/ }).click();
  await page.getByLabel('Component Name').fill('Opening');
  await page.getByLabel('Announcement Text').fill('We are open');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Move Opening' })).toBeVisible();
  // An Admin needs no review of their own draft.
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue(/\(live\)$/);
}

/** The company says that it is in Germany: from then on numbers are those of Germany, wherever one is typed. */
async function moveToGermany(page: Page) {
  const fault = 'must be a phone number without an extension, like 01512 3456789.';
  await page.goto('/SiteInformation');
  const telephone = page.getByLabel('Telephone');
  await expect(telephone).toHaveValue('207 555 0123');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await telephone.fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Telephone ${fault}`)).toBeVisible();
  await telephone.fill('030 / 90 18 20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(telephone).toHaveValue('030 901820');
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await expectAccessible(page, 'the company settings', { isStrict: true });

  await page.goto('/CreateUser');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Kranz');
  await page.getByLabel('Email').fill(`ada@${company}.example`);
  await page.getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText(`Phone ${fault}`)).toBeVisible();
  await page.getByLabel('Phone').fill('+49 30 901821');
  await page.getByRole('button', { name: 'Create User' }).click();
  await page.getByRole('link', { name: `Edit ada@${company}.example` }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('030 901821');
}

/** What a visitor sees of it, and what he is told. */
async function sendFromGermany(visitor: Page) {
  await expect(async () => {
    await visitor.goto(siteUrl(company));
    // Pages are rendered again by a job.
    await expect(visitor.getByLabel(/^Your telephone/)).not.toHaveAttribute('pattern', /./, {
      timeout: 1_000,
    });
  }).toPass();
  await expect(visitor.getByRole('link', { name: '030 901820' }).first()).toHaveAttribute(
    'href',
    'tel:+4930901820',
  );
  await visitor.getByLabel(/^Your name/).fill('Emil from Berlin');
  const telephone = visitor.getByLabel(/^Your telephone/);
  await telephone.pressSequentially('030901822');
  await expect(telephone).toHaveValue('030901822');
  await telephone.fill('12');
  await sendLikePeople(visitor);
  await expect(visitor.getByText(/^Your telephone must be a phone number/).first()).toBeVisible();
  await expect(telephone).toHaveValue('12');
  await telephone.fill('030901822');
  await sendLikePeople(visitor);
  await expect(visitor.getByText('Successful Submission').first()).toBeVisible();
}

/** What a design decides of a page, as a visitor's browser has it. */
const looksOf = (visitor: Page) =>
  visitor.evaluate(async () => {
    await document.fonts.ready;
    return {
      header: getComputedStyle(document.querySelector('header') as Element).backgroundColor,
      letterCase: getComputedStyle(document.querySelector('footer h2, .foot, h2') as Element).textTransform,
      // Not what stood there until they came.
      fonts: [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && !family.endsWith('Fallback'))
        .map(({ family }) => family),
      main: document.querySelector('main')?.innerHTML,
    };
  });

/** The company chooses a design, takes it back, chooses another one and saves it: visitors have it at once. */
async function chooseLook(page: Page, visitor: Page) {
  await visitor.goto(siteUrl(company));
  const before = await looksOf(visitor);
  expect(before.fonts).toEqual([]);
  await page.getByRole('link', { name: 'Look' }).click();
  const shown = page.getByRole('region', { name: 'Preview of the site' }).frameLocator('iframe');
  await expect(shown.getByText('We are open')).toBeVisible();
  const background = () =>
    shown.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);
  const plain = await background();
  await page.getByRole('radio', { name: 'Studio' }).check();
  await expect.poll(background).not.toBe(plain);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(background).toBe(plain);
  // By keyboard: the arrows go from design to design.
  await page.getByRole('radio', { name: 'Clear' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Poster' })).toBeChecked();
  await expect.poll(background).toBe('rgb(255, 196, 0)');
  await page.getByRole('button', { name: 'Header and menus' }).click();
  await page.getByText('None', { exact: true }).last().click();
  await expect(shown.locator('header').getByRole('link', { name: '207 555 0123' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await visitor.goto(siteUrl(company));
  expect(await looksOf(visitor)).toEqual({
    header: 'rgb(255, 196, 0)',
    letterCase: 'uppercase',
    fonts: ['Figtree', 'Archivo Black'],
    main: before.main,
  });
  await expect(visitor.locator('header').getByRole('link', { name: '207 555 0123' })).toHaveCount(0);
}

test('a new company is walked from its invitation to a published home page with a form [1:39] [1:40] [2:10] [2:19] [2:20] [2:103] [2:164] [2:165]', async ({
  browser,
  page,
  provokes,
}) => {
  // A telephone that is none of the company's country.
  provokes('400 /api/components/submitform');
  const vendor = await browser.newContext({ baseURL: adminUrl });
  await signInByApi(vendor.request, 'vendor@tracsoft.example');
  const made = { company, companyName: 'New Bakery', domain: '', email, firstName: 'Ann', lastName: 'Baker' };
  expect(await call(vendor.request, 'AdminSettings/CreateCompany', made)).toEqual({
    status: 200,
    body: company,
  });
  const vendorPage = await vendor.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await firstSignIn(page);

  // Nothing else opens before the site is initialized.
  await expect(page).toHaveURL(/\/FirstRun$/);
  await page.getByRole('link', { name: 'Set it up step by step instead' }).click();
  await expect(page).toHaveURL(/\/Settings$/);
  await expect(page.getByRole('heading', { name: 'Initialization settings' })).toBeVisible();
  await expect(page.getByLabel('Checklist').getByLabel('Not done')).toHaveCount(4);
  await expectAccessible(page, 'the checklist', { isStrict: true });
  await expect(page.getByText('There are no modules to choose for this site.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Initialize site' }).click();

  await expect(page).toHaveURL(/\/SiteInformation$/);
  await saveCompany(page);
  // Nor any page before the layout is complete.
  await page.goto('/PageComponentManagement');
  await expect(page).toHaveURL(/\/SiteInformation$/);
  await expect(page.getByText('Save the company settings, the navbar and the footer first.')).toBeVisible();
  await expect(page.getByLabel('Company Name')).toHaveValue('Corner Bakery');
  await saveNavbar(page);
  await saveFooter(page);
  // Complete, and still without forms: there is no tab for them, and their screens stay closed.
  await expect(page.getByRole('tab')).toHaveText(['Company', 'Navbar', 'Footer']);
  for (const path of [
    '/FormBuilderManagement',
    '/CreateForm',
    '/FormBuilder/1',
    '/FormBuilderSubmissions/1',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/adminhome$/i);
  }
  await switchFormsOn(vendorPage);
  await page.goto('/SiteInformation');
  await expect(page.getByRole('tab')).toHaveText(['Company', 'Navbar', 'Footer', 'Form']);
  await page.goto('/');
  const formId = await placeForm(page);
  await publishHome(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(siteUrl(company));
  await expect(visitor.getByText('We are open')).toBeVisible();
  await expect(visitor.getByText('© Corner Bakery LLC')).toBeVisible();
  await expect(visitor.getByText('Flour from the mill next door')).toBeVisible();
  await visitor.getByRole('button', { name: 'Opening hours' }).click();
  await expect(visitor.getByText('Seven to noon')).toBeVisible();
  await visitor.keyboard.press('Escape');
  await visitor.getByLabel(/^Your name/).fill('Rosa of the mill');
  await sendLikePeople(visitor);
  await expect(visitor.getByText('Successful Submission').first()).toBeVisible();

  await waitForMail(email, ({ text }) => text.includes('Rosa of the mill'));
  await page.goto(`/FormBuilderSubmissions/${formId}`);
  const table = page.getByRole('table', { name: 'Submissions' });
  await expect(table.getByText('Rosa of the mill')).toBeVisible();
  const csv = await page.request.get(`${adminUrl}/api/AdminForms/ExportFormSubmissions?formId=${formId}`);
  expect(await csv.text()).toContain('"Rosa of the mill"');

  await chooseLook(page, visitor);
  await moveToGermany(page);
  await sendFromGermany(visitor);
  await page.goto(`/FormBuilderSubmissions/${formId}`);
  await expect(table.getByText('030 901822')).toBeVisible();
});
