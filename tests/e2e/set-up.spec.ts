import { expectAccessible } from './axe';
import { expect, type Page, test } from './journey';
import { adminUrl, siteUrl, waitForMail } from './product';
import { sendLikePeople } from './send-like-people';
import { moveToGermany, sendFromGermany } from './set-up/germany';
import { placeForm, publishHome, switchFormsOn } from './set-up/home-page';
import { company, email } from './set-up/new-company';
import { firstSignIn, saveCompany, saveFooter, saveNavbar } from './set-up/site-information';
import { chooseTheme, launchTheme } from './set-up/theme';
import { call, signInByApi } from './sign-in';

/** What a visitor sees while no page is published: the company's header and footer, and no dead links. */
async function expectOpeningSoon(visitor: Page) {
  expect((await visitor.goto(siteUrl(company)))?.status()).toBe(404);
  const main = visitor.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText('Opening soon');
  await expect(main.getByRole('link')).toHaveCount(0);
  await expect(visitor.getByText(/^© Corner Bakery LLC/)).toBeVisible();
  await expectAccessible(visitor, 'a site that has not opened');
  await visitor.context().close();
}

/**
 * A new company from the vendor's call to its published home page: the invitation, the first sign-in, the set-up that
 * the guard leads through, the preview of unsaved input, the vendor enabling forms, and finally what a visitor sees
 * and sends.
 */
test('a new company is taken from its invitation to a published home page with a form [1:23] [1:24] [1:32] [1:39] [1:40] [1:202] [1:282] [1:302] [2:10] [2:19] [2:20] [2:38] [2:103] [2:118] [2:132] [2:135] [2:153] [2:164] [2:165] [2:248] [2:267] [2:177] [2:179] [2:183] [2:189] [2:37] [2:39] [2:149] [2:21] [2:69] [2:70] [2:68] [1:54] [1:143] [1:146] [2:8] [2:53] [2:24] [2:122] [2:235]', async ({
  browser,
  page,
  provokes,
}) => {
  // An invalid telephone number of the company's country, and a site that has not opened.
  provokes('400 /api/components/submitform', '404 /');
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

  // No other screen opens before the site is initialised.
  await expect(page).toHaveURL(/\/FirstRun$/);
  await page.getByRole('link', { name: 'Set it up step by step instead' }).click();
  await expect(page).toHaveURL(/\/Settings$/);
  await expect(page.getByRole('heading', { name: 'Initialization settings' })).toBeVisible();
  await expect(page.getByLabel('Checklist').getByLabel('Not done')).toHaveCount(4);
  await expectAccessible(page, 'the checklist', { isStrict: true });
  await expect(
    page.getByText(
      'There are no modules to choose for this site. Contact forms are switched on by the vendor.',
    ),
  ).toBeVisible();
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
  await expectOpeningSoon(await (await browser.newContext()).newPage());
  await switchFormsOn(vendorPage);
  await page.goto('/SiteInformation');
  await expect(page.getByRole('tab')).toHaveText(['Company', 'Navbar', 'Footer', 'Form']);
  await page.goto('/');
  const formId = await placeForm(page);
  await publishHome(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(siteUrl(company));
  await expect(visitor.getByText('We are open')).toBeVisible();
  await expect(visitor.getByText(/^© Corner Bakery LLC/)).toBeVisible();
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

  await chooseTheme(page, visitor);
  await launchTheme(page, visitor);
  await moveToGermany(page);
  await sendFromGermany(visitor);
  await page.goto(`/FormBuilderSubmissions/${formId}`);
  await expect(table.getByText('030 901822')).toBeVisible();
});
