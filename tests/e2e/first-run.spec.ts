import { expectAccessible } from './axe';
import { expect, type Page, test } from './journey';
import { adminUrl, siteUrl, waitForCode, waitForMail } from './product';
import { call, signInByApi } from './sign-in';

/** A new company from its invitation to five published pages, counting every action of its Admin. */
const company = `loaf${Date.now()}`;
const email = `first@${company}.example`;
const password = 'Rowing-boat-21';
const mostActions = 25;

/** A user with keyboard and mouse. Clicks and keys are counted; text and Tab are not. */
class Hands {
  actions = 0;
  constructor(private readonly page: Page) {}

  async click(name: string) {
    this.actions += 1;
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async type(label: string, text: string) {
    await this.page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  }

  async enter() {
    this.actions += 1;
    await this.page.keyboard.press('Enter');
  }
}

async function invite(page: Page) {
  await signInByApi(page.request, 'vendor@tracsoft.example');
  // No name is made up.
  const person = { email, firstName: '', lastName: '' };
  const made = { company, companyName: 'Slow Crust', domain: '', starter: 'cafe', ...person };
  expect((await call(page.request, 'AdminSettings/CreateCompany', made)).status).toBe(200);
}

async function signInFirst(page: Page, hands: Hands) {
  const mail = await waitForMail(email, ({ text }) => text.includes('temporary password'));
  const temporary = /temporary password[^\n]*\s+(\S+)/i.exec(mail.text)?.[1] ?? '';
  hands.actions += 1; // the link of the mail
  await page.goto('/login');
  await page.getByLabel('Username').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(temporary);
  await hands.enter();
  await hands.type('Old Password', temporary);
  await hands.type('New Password', password);
  await hands.type('Confirm Password', password);
  const since = new Date();
  await hands.enter();
  await page.getByLabel('6-digit code').fill(await waitForCode(email, since));
  await hands.enter();
}

test('a new company has five published pages after its invitation, with at most 25 actions [1:39] [2:61] [2:69] [2:132]', async ({
  browser,
  page,
  provokes,
}) => {
  // The site is not open yet.
  provokes('404 /', 'net::ERR_FAILED /api/admin/startsite');
  const vendor = await (await browser.newContext({ baseURL: adminUrl })).newPage();
  await invite(vendor);
  const hands = new Hands(page);
  await signInFirst(page, hands);

  await expect(page).toHaveURL(/\/FirstRun$/);
  await expect(page.getByRole('textbox', { name: 'Company Name' })).toHaveValue('Slow Crust');
  await expectAccessible(page, 'the first run', { isStrict: true });
  // Missing fields are reported at the field, and the input stays. The vendor has preselected a starter.
  await expect(page.getByRole('radio', { name: 'Café' })).toBeChecked();
  await hands.type('Address', '12 Mill Lane, Rockport');
  await hands.enter();
  await expect(page.getByText('Telephone is required.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Mill Lane, Rockport');
  // Numbers are typed as in the company's country.
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  hands.actions += 2;
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await page.getByLabel('Telephone').fill('030 901820');
  // A network failure does not lose the input either.
  await page.route(/api\/admin\/startsite/i, (route) => route.abort());
  await hands.click('Make my site');
  await expect(page.getByRole('alert').filter({ hasText: 'The site was not created' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Mill Lane, Rockport');
  await page.unroute(/api\/admin\/startsite/i);
  await expect(page.getByRole('radio', { name: 'Café' })).toBeChecked();
  await hands.click('Make my site');

  await expect(page).toHaveURL(/\/adminhome$/i, { timeout: 60_000 });
  await expect(
    page.getByText('5 pages are drafts. Publish them as they are, or change them first.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening)$/);
  await expect(page.getByRole('link', { name: 'Add your name' })).toHaveAttribute('href', '/profile');
  // Hours are asked for and not made up.
  await expect(page.getByText('Do you have opening hours?', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Checklist').getByLabel('Done', { exact: true })).toHaveCount(3);
  const picture = page.frameLocator('iframe[title="The home page as visitors will see it"]');
  await expect(picture.getByText('Flour, water, salt and time').first()).toBeVisible();
  await expectAccessible(page, 'a site that is ready to open', { isStrict: true });
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(siteUrl(company)))?.status()).toBe(404);
  await hands.click('Publish the site');
  await expect(page.getByText('Your site is live.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('but only you can see it', { exact: false })).toHaveCount(0);
  expect(hands.actions).toBeLessThanOrEqual(mostActions);

  await visitor.goto(siteUrl(company));
  for (const [name, heading] of [
    ['Menu', 'To eat here'],
    ['Order ahead', 'Tell us, and it is ready'],
    ['Our bakery', 'We are slow on purpose'],
    ['Find us', 'Here we are'],
    ['Home', 'Flour, water, salt and time'],
  ] as const) {
    await visitor.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
    await expect(visitor.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(visitor.getByText('12 Mill Lane, Rockport').first()).toBeVisible();
  await expect(
    visitor.getByRole('contentinfo').getByRole('link', { name: '030 901820' }).first(),
  ).toHaveAttribute('href', 'tel:+4930901820');
  // The editor shows the chosen theme without a reload.
  await page.getByRole('link', { name: 'Edit the home page' }).click();
  const canvas = page.frameLocator('iframe[title^="Page "]');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^instrument-serif,/);
  // The set-up is complete.
  await page.goto('/FirstRun');
  await expect(page).toHaveURL(/\/adminhome$/i);
});
