import { expectAccessible } from '../axe';
import { expect, type Page } from '../journey';
import { siteUrl } from '../product';
import { sendLikePeople } from '../send-like-people';
import { company } from './new-company';

/** Sets the company's country to Germany: from then on German numbers are accepted everywhere. */
export async function moveToGermany(page: Page) {
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
  await expect(page.getByText('Not saved', { exact: false })).toHaveCount(0);
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

/** What a visitor sees of it, and the messages. */
export async function sendFromGermany(visitor: Page) {
  await expect(async () => {
    await visitor.goto(siteUrl(company));
    // A job re-renders the pages.
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
